# Sound

set-sound = Rövid hangok: lépések, ajtók, lövések, egy blip pittyenése

set-ambience = A hajótest zúgása, amíg van hang
sound-switch = Hang
sound-offer = Játszanál hanggal?
sound-on = Hang bekapcsolása
sound-off = Köszönöm, nem
