# Sound

set-sound = Short sounds: steps, doors, shots, the ping of a blip
