# Sound

set-sound = Short sounds: steps, doors, shots, the ping of a blip

set-ambience = The hum of the hull while there is sound
sound-switch = Sound
sound-offer = Play with sound?
sound-on = Sound on
sound-off = No, thanks
