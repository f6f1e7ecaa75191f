# Sound

set-sound = Krátke zvuky: kroky, dvere, streľba, pípnutie blipu
