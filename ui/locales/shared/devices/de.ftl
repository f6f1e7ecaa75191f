# Eine Person auf mehreren Geräten

settings-devices = Geräte verwalten
devices-title = Deine Geräte
devices-lead = Du hast hier kein Konto und kein Passwort: Der Server erkennt dich an deinem Gerät. Füge ein zweites hinzu, dann kannst du dort weiterspielen; und wenn eines verloren geht, bleibst du trotzdem du.
devices-add = Gerät hinzufügen
devices-add-about = Dieses Gerät zeigt einen Code und ein Bild. Scanne das Bild mit dem anderen Gerät oder gib dort den Code ein.
devices-show = Code zeigen
devices-have-code = Ich habe einen Code
devices-add-how = Scanne das Bild mit dem anderen Gerät. Oder öffne dort { $site }, wähle in den Einstellungen „Ich habe einen Code“ und gib ein:
devices-code = Code für das andere Gerät
devices-picture = QR-Code für das andere Gerät
devices-until = Der Code gilt einmal, bis { $time } Uhr. Zeig ihn sonst niemandem: Wer ihn benutzt, ist dann du.
devices-hide = Fertig
devices-added = { $name } ist jetzt eines deiner Geräte.
devices-list = Bekannte Geräte
devices-none = Noch ist kein Gerät bekannt: Du hast auf diesem Server noch nicht gespielt. Zeigst du einen Code, wird dieses Gerät das erste.
devices-unnamed = Gerät ohne Namen
devices-this = dieses Gerät
devices-since = Hinzugefügt am { $day }
devices-drop = Entfernen
devices-drop-title = { $name } entfernen?
devices-drop-about = Es wird sofort getrennt und kann nicht mehr in deinem Namen spielen. Deine Partien bleiben.
devices-safety = Jedes Gerät auf dieser Liste kann in deinem Namen spielen, andere hinzufügen und entfernen. Einstellungen bleiben auf jedem Gerät für sich.

device-title = Dieses Gerät hinzufügen
device-lead = Gib den Code ein, den dein anderes Gerät unter „Deine Geräte“ zeigt. Danach bist du auf beiden dieselbe Person.
device-code = Code
device-add = Dieses Gerät hinzufügen
device-before = Auf diesem Gerät bist du bisher { $name }. Die Partien von { $name } stehen hier dann nicht mehr in deiner Liste.
device-wrong = Dieser Code ist falsch oder gilt nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.
device-done = Willkommen zurück, { $name }. Dieses Gerät gehört jetzt zu deinen.
device-go = Zur Startseite

