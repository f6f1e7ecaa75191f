# A record of one's own

record-title = My record
record-lead = Your finished matches on this server, the latest { $most } at most.
record-none = No finished matches yet.
record-matches = Matches
record-won = Won
record-lost = Lost
record-drawn = Drawn
record-by-game = By game
record-by-mission = By mission
record-by-side = By side
record-by-opponent = By opponent
record-alone = Nobody else
record-over-time = Share of matches won, over all so far
record-export = Save as a file
