# The rules to look up

guide-title = Rules
guide-lead = Every rule of both games in brief, with the rule numbers that refusals quote.
guide-search = Search the rules
guide-search-hint = a word, or a number such as SH-MOVE-06
guide-found = { $count ->
    [0] Nothing found
    [one] 1 entry found
   *[other] { $count } entries found
}
guide-glossary = Glossary
guide-filter = Find a word
guide-chapters = Chapters
guide-choose-chapter = Choose a chapter.
guide-link-to = Link to “{ $title }”
guide-rules = Rules covered here:
guide-see = See also
guide-whole-page = Open the chapter in a new tab
guide-no-entry = The guide says nothing about { $rule }.
guide-ten = The game in ten sentences
guide-example = Example:
guide-option = With an option:
guide-words-ahead = Words of this chapter that are explained later
guide-picture = Picture: { $title }
guide-picture-after = Picture: { $title }, a moment later

# The exact odds

chance-title = Exact odds
chance-lead = Exact, not estimated: the rules were played through for every possible roll.
chance-tables = Tables
chance-none = not possible
chance-swarm-of = swarm of { $count }
chance-or-more = { $count } or more
chance-table-shots-in-the-marines-turn = Shots in the Marines' turn
chance-table-overwatch = Overwatch
chance-table-psychic-storm = Psychic storm
chance-table-a-marine-attacks-a-genestealer-that-faces-him = A Marine attacks a Genestealer that faces him
chance-table-a-marine-attacks-a-genestealer-that-looks-away = A Marine attacks a Genestealer that faces away
chance-table-a-marine-attacks-the-broodlord-who-faces-him = A Marine attacks the Broodlord, who faces him
chance-table-a-genestealer-attacks-a-marine-who-faces-it = A Genestealer attacks a Marine who faces it
chance-table-a-genestealer-attacks-a-marine-on-guard-who-faces-it = A Genestealer attacks a Marine on guard who faces it
chance-table-a-genestealer-attacks-a-marine-from-the-side = A Genestealer attacks a Marine from the side
chance-table-a-genestealer-attacks-a-marine-on-guard-from-the-side = A Genestealer attacks a Marine on guard from the side
chance-table-the-broodlord-attacks-a-marine-who-faces-him = The Broodlord attacks a Marine who faces him
chance-table-the-broodlord-attacks-a-marine-on-guard-who-faces-him = The Broodlord attacks a Marine on guard who faces him
chance-table-the-broodlord-attacks-a-marine-from-the-side = The Broodlord attacks a Marine from the side
chance-table-a-marine-attacks-a-closed-door = A Marine attacks a closed door
chance-table-a-marine-attacks-at-least-one-genestealer-dies = A Marine attacks: at least one Genestealer dies
chance-table-a-marine-attacks-a-large-swarm-so-many-genestealers-die = A Marine attacks a large swarm: how many Genestealers die
chance-table-a-swarm-attacks-the-marine-lives = A swarm attacks: the Marine survives
chance-table-a-swarm-attacks-a-marine-under-a-card-he-lives = A swarm attacks a Marine protected by a card: he survives
chance-table-single-rolls = Single rolls
chance-table-launch-control-room-the-roll-wins = Launch Control Room: the roll wins
chance-note-shots-in-the-marines-turn = The chance that the target is destroyed by this many shots in a row, sustained fire included.
chance-note-overwatch = The chance that an alien walking straight up to a Marine on overwatch is dead after this many steps, and that a shot jams the gun. Every shot is taken; a jammed gun no longer fires.
chance-note-psychic-storm = The chance that the target is destroyed, by a storm on itself or on its whole section.
chance-note-a-marine-attacks-a-genestealer-that-faces-him = Parries, rerolls and psi points are used as well as possible.
chance-note-a-marine-attacks-a-closed-door = The chance that one blow destroys it.
chance-note-a-marine-attacks-at-least-one-genestealer-dies = Tokens are spent on rerolls until a Genestealer dies.
chance-note-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Without tokens; every further attack that a card gives is used.
chance-note-a-swarm-attacks-the-marine-lives = Tokens are spent on rerolls while the roll would kill. They do not help from behind: use the first column.
chance-note-a-swarm-attacks-a-marine-under-a-card-he-lives = The swarm stands in front of him; Block and Counter Attack work from behind as well.
chance-note-single-rolls = These rolls cannot be rerolled.
chance-note-launch-control-room-the-roll-wins = By the number of tokens on the location.
chance-word-closed-door = closed door
chance-word-jam-each-shot = jam, each shot
chance-word-target = on the target
chance-word-section = on its section
chance-word-alien-dies = alien dies
chance-word-marine-dies = Marine dies
chance-word-both-live = both survive
chance-word-destroyed = destroyed
chance-word-attack = any Marine
chance-word-swarm = swarm
chance-word-swarm-with-a-brood-lord = swarm with a Brood Lord
chance-word-no-card = no card
chance-word-chance = chance
chance-word-roll = roll
chance-word-claudio-dies = Claudio dies
chance-word-the-marine-dies = the Marine dies
chance-word-it-is-removed = it is removed
chance-word-a-marine-without-a-token-dies = a Marine without a token dies
chance-word-two-genestealers-die = two Genestealers die
chance-count-shot = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
chance-count-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
chance-count-token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
chance-count-psi-point = { $count ->
    [one] { $count } psi point
   *[other] { $count } psi points
}
