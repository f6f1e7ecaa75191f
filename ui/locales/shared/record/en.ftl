# A record of one's own

record-title = My record
record-lead = Your finished matches on this server, up to the latest { $most }.
record-none = No finished matches yet.
record-matches = Matches
record-won = Won
record-lost = Lost
record-drawn = Drawn
record-by-game = By game
record-by-mission = By mission
record-by-side = By side
record-by-team = By team
record-by-opponent = By opponent
record-alone = Nobody else
record-over-time = Share of matches won, over all so far
record-span = oldest match to latest
record-export = Save as a file
record-errors = Errors: points of 100 lost per decision, on average
record-luck = Luck: points of 100 gained or lost to dice and draws
record-errors-short = Errors
record-luck-short = Luck
record-analysed = Errors and luck are known for { $count } of { $of } matches. A match is analyzed when someone opens the Analysis tab of its replay.
record-not-analysed = Errors and luck are shown here as soon as a match has been analyzed: open the Analysis tab of its replay.
