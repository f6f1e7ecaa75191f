# The first lesson of Death Angel

lesson-begin = Learn by playing
lesson-begin-hint = A practice game alone, with an instructor at your side.
lesson-formation = These are your Marines, one behind the other. Nobody leaves the column. If they all die, the game is lost.
lesson-facing = The lamp shows which way a Marine looks. He attacks only there, and only as far as the number beside the crosshair says: 0 is his own position, 1 the neighboring ones too. Choose a Marine to see his reach.
lesson-swarm = Red is a swarm. When it attacks, the Marine rolls the die: he has to roll more than the swarm has cards. A swarm behind him is just as deadly.
lesson-terrain = Doors, ducts and dark corners line the walls. Events name a color, and Genestealers spawn at terrain of that color; more boxes mean more often. They come out of the two blip piles at the top.
lesson-choose = Choose one card for each of your three teams. Support gives a token for rerolls, Move + Activate moves and turns, Attack fires. Each card has an ability of its own: read it.
lesson-resolve = Cards are played in the order of their numbers. Choose a Marine, then what he should do, or choose from the list. In an attack a skull kills one Genestealer. Done ends the card.
lesson-defense = Now every swarm has attacked. A support token lets a Marine reroll, but only against a swarm that he faces.
lesson-event = Then an event was drawn. It does what it says, Genestealers spawn at its colors, and swarms with its symbol move: left side down, right side up, or behind the Marine. With Instinct one player decides before the others see it.
lesson-again = A card that was played cannot be played in the next round. Think two rounds ahead, and turn Marines before the swarms get behind them.
lesson-travel = When a blip pile is empty at the end of a phase, the formation goes on to the next location. That is how you get out of here: let them come, and survive.
lesson-end = A new location, new terrain. The last location says how to win. Good luck, brother.
