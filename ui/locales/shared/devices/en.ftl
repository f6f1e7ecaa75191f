# One person on several devices

settings-devices = Manage devices
devices-title = Your devices
devices-lead = You have no account and no password here: the server knows you by your device. Add a second one to play there too, and to keep your matches if you lose this one.
devices-add = Add a device
devices-add-about = This device shows a code and a picture. Scan the picture with the other device, or type the code there.
devices-show = Show a code
devices-have-code = I have a code
devices-add-how = Scan the picture with the other device. Or open { $site } there, choose “I have a code” in the settings, and type:
devices-code = Code for the other device
devices-picture = QR code for the other device
devices-until = The code works once, until { $time }. Show it to no one else: anyone who uses it becomes you.
devices-hide = Done
devices-added = { $name } is now one of your devices.
devices-list = Known devices
devices-none = No device is known yet: you have not played on this server. Showing a code makes this one the first.
devices-unnamed = Unnamed device
devices-this = this device
devices-since = Added on { $day }
devices-drop = Remove
devices-drop-title = Remove { $name }?
devices-drop-about = It is disconnected at once and can no longer play in your name. Your matches stay.
devices-safety = Every device on this list can play as you, add others and remove them. Settings stay with each device.

device-title = Add this device
device-lead = Type the code that your other device shows under “Your devices”. After that you are the same person on both.
device-code = Code
device-add = Add this device
device-before = This device currently plays as { $name }. { $name }'s matches will disappear from your list here.
device-wrong = This code is wrong or no longer works. Show a new one on the other device.
device-done = Welcome back, { $name }. This device is now one of yours.
device-go = To the home page

