# Replays

nav-replays = Replays
over-replay = Watch the replay
replays-title = Replays
replays-lead = Your finished matches: watch them again, rewind, share a moment, or play on from it.
replays-none = No match is over yet.
replay-watch = Watch
replay-import = Bring in a record
replay-import-about = A file that was saved here or elsewhere. It is accepted if every die in it can be proven.
replay-import-failed = The record was not accepted: { $why }
replay-imported = Brought in from a file
replay-title = Replay: { $title }
replay-look = Seen by
replay-look-all = Everything open
replay-look-spectator = As a spectator
replay-link = Copy link
replay-export = Save file
replay-proof = Dice proof
replay-play-on = Play on from here
replay-play-on-about = A practice game begins at this moment; the computer takes the other seats. The dice go on from the same seed: who does the same, rolls the same.
replay-play-as = I play
replay-play-on-go = Play on
replay-controls = Winding
replay-place = Moment
replay-moment = { $place } of { $last } · { $round } · { $phase }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-turning-before = To the turning point before
replay-turning-next = To the next turning point
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-turning-death = A Marine dies
replay-turning-place = Something new appears
replay-turning-goal = The mission moves on
replay-turning-end = The end

# Proof of the dice

proof-title = Proof of the dice
proof-how = Before the match the server locked a secret number in a sealed envelope: its fingerprint was shown to everybody. Then each player's browser added a number of its own. All dice follow from these numbers, so nobody could choose or change a roll. After the end the envelope is opened, and everything is computed again.
proof-proven = Everything fits: the dice follow from the seed, and everything else from the rules.
proof-failed = Something does not fit.
proof-seal = The record is as it was written.
proof-commitment = The secret is the one that was locked away before the match.
proof-contributions = The players' own numbers are part of the seed.
proof-dice = Every die is the one that the seed gives.
proof-rules = Every action follows the rules.
proof-ending = The result is the one that was played.
proof-limits = A record cannot prove who sat at the keyboard, nor that the fingerprint was shown in time: whoever played can compare it with the one they saw.
proof-imported = This record was brought in from a file. Its dice follow from its seed; who played it is not known here, and its players are shown by number.
