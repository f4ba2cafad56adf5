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
  day: {
    title: 'Events on {date} | CyberLuach',
    description: 'Cybersecurity events on {date}.',
  },
  terms: {
    title: 'Terms of Service | CyberLuach',
    description: 'The terms for using CyberLuach.',
  },
  privacy: {
    title: 'Privacy Policy | CyberLuach',
    description: 'What details CyberLuach keeps, and why.',
  },
  sitemap: {
    title: 'Sitemap | CyberLuach',
    description: 'All the pages of CyberLuach.',
  },
  accessibility: {
    title: 'Accessibility | CyberLuach',
    description: 'How the site follows WCAG 2.1 AA, and how to report an accessibility problem.',
  },
  stats: {
    title: '{category} | CyberLuach',
    description: 'Event statistics: {category}.',
  },
  apiDocs: {
    title: 'API documentation | CyberLuach',
    description: 'The CyberLuach public API: endpoints, parameters and responses.',
  },
  awaitingApproval: {
    title: 'Awaiting approval | CyberLuach',
    description: 'Your event was sent for review.',
  },
  notFound: {
    title: 'Page Not Found | CyberLuach',
    description: 'This page doesn’t exist.',
  },
  error: {
    title: 'Something went wrong | CyberLuach',
    description: 'An unexpected error.',
  },
}
