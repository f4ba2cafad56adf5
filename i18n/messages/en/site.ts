/** Header, menu and what else frames every page. */
export const chrome = {
  skipToCalendar: 'Skip to calendar',
  skipToContent: 'Skip to content',
  nav: {
    ariaLabel: 'Main',
    home: 'Home',
    deadlines: 'Deadlines',
    submit: 'Submit',
    about: 'About',
    faq: 'FAQ',
    contact: 'Contact',
    feedback: 'Feedback',
    blog: 'Blog',
  },
  homeLink: 'CyberLuach, home',
  menuOpen: 'Open menu',
  menuClose: 'Close menu',
  menuTitle: 'Menu',
  languageSwitch: 'עברית',
  languageGroup: 'Language',
  themeGroup: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  bellNew: { one: '{n} new notification', other: '{n} new notifications' },
  bellNone: 'Notifications',
  backToHome: 'Back to Home',
}

/** Words that many pages share: kinds, levels, buttons. */
export const common = {
  brand: 'CyberLuach',
  types: {
    ctf: 'CTF',
    conference: 'Conference',
    workshop: 'Workshop',
    competition: 'Competition',
    meetup: 'Meetup',
    training: 'Training',
    webinar: 'Webinar',
    hackathon: 'Hackathon',
    other: 'Other',
  },
  typesPlural: {
    ctf: 'CTFs',
    conference: 'Conferences',
    workshop: 'Workshops',
    competition: 'Competitions',
    meetup: 'Meetups',
    training: 'Training sessions',
    webinar: 'Webinars',
    hackathon: 'Hackathons',
    other: 'Other events',
  },
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
    mixed: 'Mixed levels',
  },
  difficultyLabel: 'Level: {level}',
  online: 'Online',
  unknownCountry: 'Unknown',
  allDay: 'All day',
  today: 'Today',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading events',
  events: { one: '{n} event', other: '{n} events' },
  eventsWithPrize: { one: '{n} event with a prize', other: '{n} events with a prize' },
  noEvents: 'No events',
  /** Where events are shown and none of them counts. */
  only: {
    samples: 'Only sample events',
    cancelled: 'Only cancelled events',
    both: 'Only sample and cancelled events',
  },
  inDays: { one: 'Tomorrow', other: 'In {n} days' },
  daysLeft: { one: 'Starts tomorrow', other: 'Starts in {n} days' },
  states: { moved: 'New date', cancelled: 'Cancelled', postponed: 'Postponed' },
  awayTitle: 'This page can’t be shown right now',
  awayText: 'Try again in a moment.',
}

/** The footer of every page. */
export const footer = {
  about: 'A public calendar of cybersecurity events. We list events; we don’t host, organize or verify them.',
  shareTitle: 'Share the calendar',
  linksTitle: 'Quick links',
  calendar: 'Calendar',
  submit: 'Submit an event',
  faq: 'FAQ',
  contact: 'Contact',
  feedback: 'Feedback',
  blog: 'Blog',
  archive: 'Event archive',
  sitemap: 'Sitemap',
  sourcesTitle: 'Data sources',
  sourceCommunity: 'Community submissions',
  sourceSync: 'Synced every 3 days',
  credit: 'Contains data from {source}, {license}',
  creditModified: 'Contains data from {source}, {license}, modified',
  creditPlain: 'Contains data from {source}',
  statsTitle: 'Platform stats',
  statsEvents: 'Events',
  statsCountries: 'Countries',
  statsOnline: 'Online',
  statsLanguages: 'Languages',
  socialTitle: 'On social networks',
  socialLabel: '{network}, opens in a new tab',
  legalLabel: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  privacyEnglishOnly: 'Privacy Policy',
  accessibility: 'Accessibility',
  apiDocs: 'API docs',
  version: 'Version {version}',
  copyright: '© {year} CyberLuach',
  aboutLink: 'About',
}

/** Titles and descriptions of pages, for search engines and previews. */
export const meta = {
  home: {
    title: 'CyberLuach: cybersecurity events on one calendar',
    description:
      'CTFs, conferences, workshops and competitions in Israel and around the world. Search, filter and add to your calendar.',
  },
  event: {
    title: '{title} | CyberLuach',
    description: '{title}: {type}, {date}, {place}.',
    descriptionNoPlace: '{title}: {type}, {date}.',
  },
  submit: {
    title: 'Submit an event | CyberLuach',
    description:
      'Put your CTF, conference, workshop or competition on the calendar. Completely free, with approval within 24 hours.',
  },
  about: {
    title: 'About | CyberLuach',
    description: 'What CyberLuach is, what you can do here, and where the events come from.',
  },
  faq: {
    title: 'FAQ | CyberLuach',
    description: 'Short answers about the calendar, submitting events, privacy and support.',
  },
  contact: {
    title: 'Contact | CyberLuach',
    description: 'Ask a question, report a bug or correct an event. We usually reply within 24-48 hours.',
  },
  feedback: {
    title: 'Platform Feedback | CyberLuach',
    description: 'Rate the site and tell us what to improve.',
  },
  newsletter: {
    title: 'Email updates | CyberLuach',
    description: 'Subscribe to email updates from CyberLuach.',
  },
  day: { title: 'Events on {date} | CyberLuach', description: 'Cybersecurity events on {date}.' },
  terms: { title: 'Terms of Service | CyberLuach', description: 'The terms for using CyberLuach.' },
  privacy: { title: 'Privacy Policy | CyberLuach', description: 'What details CyberLuach keeps, and why.' },
  sitemap: { title: 'Sitemap | CyberLuach', description: 'All the pages of CyberLuach.' },
  accessibility: {
    title: 'Accessibility | CyberLuach',
    description: 'How the site follows WCAG 2.1 AA, and how to report an accessibility problem.',
  },
  stats: { title: '{category} | CyberLuach', description: 'Event statistics: {category}.' },
  apiDocs: {
    title: 'API documentation | CyberLuach',
    description: 'The CyberLuach public API: endpoints, parameters and responses.',
  },
  awaitingApproval: {
    title: 'Awaiting approval | CyberLuach',
    description: 'Your event was sent for review.',
  },
  notFound: { title: 'Page Not Found | CyberLuach', description: 'This page doesn’t exist.' },
  error: { title: 'Something went wrong | CyberLuach', description: 'An unexpected error.' },
}

/** The page of an address that leads nowhere. */
export const notFound = {
  title: 'Page Not Found',
  text: 'We couldn’t find that page. It may have moved, or the link has a typo.',
  home: 'Go to Homepage',
  back: 'Go Back',
  linksLabel: 'Quick links',
  calendar: 'Calendar',
  about: 'About',
  contact: 'Contact',
  submit: 'Submit',
}

/** What stands in place of a page that could not be rendered. */
export const errorFallback = {
  title: 'Something went wrong',
  text: 'We encountered an unexpected error. Please try refreshing the page or go back to the homepage.',
  reload: 'Reload Page',
  home: 'Go Home',
}

/** The menu that shares an event. */
export const share = {
  button: 'Share',
  menuLabel: 'Share this event',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  onNetwork: 'Share on {network}, opens in a new tab',
  copyLink: 'Copy link',
  copied: 'Copied',
  eventText: '{title}, {date}',
  siteText: 'CyberLuach: cybersecurity events on one calendar',
}

/** The bell and its list. */
export const notifications = {
  title: 'Notifications',
  close: 'Close notifications',
  empty: 'No new notifications',
  startsToday: 'Starts today',
  soon: 'Starting soon',
  registrationOpen: {
    one: 'Registration still open, event tomorrow',
    other: 'Registration still open, event in {n} days',
  },
  pillAllDay: 'All day',
  pillDays: { one: 'Tomorrow', other: 'In {n} days' },
  pillOpen: 'Open',
  priority: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
}

/** The map of the site, for people. */
export const sitemap = {
  title: 'Sitemap',
  intro: 'All the pages of the site, in one place.',
  claims: {
    pages: 'total pages',
    bilingualValue: 'English, Hebrew',
    bilingual: 'bilingual',
    syncValue: '24/7',
    sync: 'auto sync',
  },
  groupMain: 'Main pages',
  groupEvents: 'Events',
  groupHelp: 'Help and contact',
  groupLegal: 'Legal and accessibility',
  pages: {
    home: 'The monthly calendar, statistics and upcoming events',
    submit: 'How to submit an event, and the form',
    about: 'What CyberLuach is',
    faq: 'Short answers',
    contact: 'Write to us',
    feedback: 'Rate the site and suggest improvements',
    day: 'Today’s events',
    stats: 'Events by category',
    blog: 'Posts',
    terms: 'Terms of Service, English and Hebrew',
    privacy: 'Privacy Policy, English only',
    accessibility: 'Accessibility statement',
    sitemap: 'This page',
    apiDocs: 'The API, for programs that read the calendar',
  },
  claimsLabel: 'The site in numbers',
}
