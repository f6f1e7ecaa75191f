# Sound

set-sound = Krátke zvuky: kroky, dvere, streľba, pípnutie blipu

set-ambience = Hukot trupu lode, kým je zapnutý zvuk
sound-switch = Zvuk
sound-offer = Hrať so zvukom?
sound-on = Zapnúť zvuk
sound-off = Nie, vďaka
