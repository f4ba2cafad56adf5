export const home = {
  heroTitle: 'Cybersecurity events on one calendar',
  heroText: 'CTFs, conferences, workshops and competitions in Israel and around the world.',
  submitButton: 'Submit New Event',
  submitDialogTitle: 'Submit New Event',
}
