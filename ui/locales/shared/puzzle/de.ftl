# Aufgaben

puzzles-lead = Stellungen aus gespielten Partien, in denen eine Antwort klar besser ist als alle anderen. Deine erste Antwort zählt, und du kannst es beliebig oft noch einmal versuchen.
puzzles-daily = Aufgabe des Tages
puzzles-streak = { $count ->
    [one] an { $count } Tag gelöst
   *[other] an { $count } Tagen in Folge gelöst
  }
puzzles-open-only = Nur Aufgaben zeigen, die ich noch nicht beantwortet habe
puzzles-count = { $solved } von { $of } gelöst
puzzles-all = Alle Aufgaben
puzzle-title = Aufgabe: { $title }
puzzle-grade-easy = Leicht
puzzle-grade-medium = Mittel
puzzle-grade-hard = Schwer
puzzle-task = Aufgabe
puzzle-ask = Du spielst: { $side }. Was ist jetzt am besten?
puzzle-ask-more = Antworte wie in einer Partie. Gefragt ist eine Entscheidung: die nächste Aktion und nichts danach.
puzzle-why = Warum
puzzle-solved = Gelöst
puzzle-failed = Nicht gelöst
puzzle-chance = { $action }: Gewinnchance { $chance }
puzzle-lost = { $action }: Gewinnchance { $chance }. Das sind { $points } Punkte von 100 weniger als bei der besten Antwort.
puzzle-better = Am besten ist { $action }: Gewinnchance { $chance }
puzzle-dice = Was die Würfel bringen können: { $action }
puzzle-answers = Was jede Antwort wert ist
puzzle-yours = deine Antwort
puzzle-right = richtig
puzzle-more = { $count ->
    [one] { $count } weitere Antwort, schlechter
   *[other] { $count } weitere Antworten, alle schlechter
  }
puzzle-exact = Die Chancen sind genau: Jede Antwort wurde mit jedem Würfelwurf ausprobiert.
puzzle-rollouts = Die Chancen stammen aus vielen Partien, die Computerspieler der Stufe Veteran zu Ende gespielt haben, mit dem, was du wissen konntest.
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
