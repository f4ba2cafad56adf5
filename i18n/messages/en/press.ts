export const press = {
  linkName: 'Press',
  mapText: 'What to quote, the logo as files, and figures',
  pageTitle: 'Press | CyberLuach',
  pageDescription:
    'CyberLuach in two paragraphs to quote, its logo as files, its figures as they are now, and how to reach us.',
  title: 'Press',
  intro: 'Writing about CyberLuach? Take what you need from here.',
  aboutTitle: 'To quote',
  aboutText:
    'CyberLuach is a public calendar of cybersecurity events in Israel and around the world: CTFs, conferences, workshops and competitions, in English and Hebrew. It’s free to use, and needs no account.',
  aboutNote:
    'The events come from public sources and from organizers, who submit them for free; every submission is reviewed before it’s published. CyberLuach only informs. It doesn’t host, organize or verify the events.',
  figuresTitle: 'The calendar right now',
  logoTitle: 'Logo',
  logoText: 'Use the mark as it is: don’t recolor, stretch or redraw it.',
  logoGrounds: { light: 'For light backgrounds', dark: 'For dark backgrounds' },
  logoFile: '{format}: {ground}',
  contactTitle: 'Anything missing?',
  contactText: 'Write to us about interviews, data or pictures.',
  contactButton: 'Contact us',
}
