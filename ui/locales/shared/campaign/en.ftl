# Campaigns
campaigns-title = Campaigns
campaigns-lead = One roster through every chapter. The fallen stay fallen, and defeat changes what comes next.
campaigns-mine = Your campaigns
campaigns-start = Start a campaign
campaign-which = Campaign
campaign-level = Difficulty
campaign-level-easiest = Easiest
campaign-level-between = In between
campaign-level-hardest = Hardest
campaign-start = Start the campaign
campaign-computer-about = You lead the Marines through all chapters, and the program plays the aliens.
campaign-own-files = Start from your own files
campaign-own-files-about = Choose the campaign file and the files of its missions together.
campaign-bad-files = There are mistakes in these files. “blipfall campaign check” lists them line by line.
campaign-bad-save = This is not a saved campaign, or it was edited and its chapters no longer fit together.
campaign-too-many = You have reached the limit of saved campaigns. Delete one first.
campaign-import = Import a saved campaign
campaign-import-about = A file that was saved on the page of a campaign, here or on another server. It stays marked as imported.
campaign-imported = Imported
campaign-imported-about = Imported: this server cannot vouch for its earlier chapters.
campaign-against = Against { $player }
campaign-two = Two players on two screens
campaign-chapter-of = Chapter { $number } of { $count }
campaign-chapter-number = Chapter { $number }
campaign-is-won = Won
campaign-is-lost = Lost
campaign-living =
    { $count ->
        [one] 1 Marine alive
       *[other] { $count } Marines alive
    }
campaign-fallen =
    { $count ->
        [0] none fallen
       *[other] { $count } fallen
    }
campaign-second-try-short = Second try
campaign-second-try = Second try, under other conditions
campaign-who-goes = Taking part: { $names }
campaign-play = Play chapter { $number }
campaign-go-on = Go on with chapter { $number }
campaign-chapters = Chapters
campaign-won = Won
campaign-lost = Lost
campaign-drawn = Draw
campaign-came-back = Came back: { $names }
campaign-none-came-back = Nobody came back.
campaign-fell = Fallen: { $names }
campaign-comes-next = This chapter comes next.
campaign-not-yet = Not played yet
campaign-roster = Roster
campaign-instead-of = In { $name }'s place
campaign-survived =
    { $count ->
        [one] 1 chapter survived
       *[other] { $count } chapters survived
    }
campaign-kills =
    { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
campaign-medals = Medals
campaign-medal-kills =
    { $count ->
        [one] 1 kill in one chapter
       *[other] { $count } kills in one chapter
    }
campaign-wall = The wall of names
campaign-epilogue = Epilogue
campaign-nobody-lived = Nobody.
campaign-all = All campaigns
campaign-save = Save as a file
campaign-drop = Delete
campaign-drop-title = Delete this campaign?
campaign-drop-about = Its chapters and its roster will be gone. Replays of its matches stay.
