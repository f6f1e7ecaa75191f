# Sound

set-sound = Rövid hangok: lépések, ajtók, lövések, egy blip pittyenése
