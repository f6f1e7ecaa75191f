# Puzzles

puzzles-lead = Positions from played games in which one answer is clearly better than all others. Your first answer counts, and you can try again as often as you like.
puzzles-daily = Puzzle of the day
puzzles-streak = { $count ->
    [one] solved on { $count } day in a row
   *[other] solved on { $count } days in a row
  }
puzzles-open-only = Show only puzzles that I have not answered yet
puzzles-count = { $solved } of { $of } solved
puzzles-all = All puzzles
puzzle-title = Puzzle: { $title }
puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzle-task = Task
puzzle-ask = You play: { $side }. What is the best thing to do now?
puzzle-ask-more = Answer as in a match. Only your next action counts.
puzzle-why = Why
puzzle-solved = Solved
puzzle-failed = Not solved
puzzle-chance = { $action }: chance to win { $chance }
puzzle-lost = { $action }: chance to win { $chance }. That is { $points } points of 100 less than the best answer.
puzzle-better = Best: { $action } ({ $chance } to win)
puzzle-dice = What the dice may bring: { $action }
puzzle-answers = What each answer is worth
puzzle-yours = your answer
puzzle-right = right
puzzle-more = { $count ->
    [one] { $count } more answer, which is worse
   *[other] { $count } more answers, all worse
  }
puzzle-exact = The chances are exact: every answer was tried with every roll of the dice.
puzzle-rollouts = The chances come from many games that computer players of the level Veteran played to the end, from what you could know.
puzzle-next = Next puzzle
puzzle-again = Try again
