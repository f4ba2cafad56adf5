/** The page about the site. */
export const about = {
  title: 'About CyberLuach',
  intro: 'One calendar for cybersecurity events, in English and Hebrew.',
  missionTitle: 'Our mission',
  missionText:
    'Conferences, contests and workshops are announced on mailing lists, in chat groups and on scattered websites. CyberLuach puts them on one calendar, so that you hear about them in time.',
  missionNote: 'We only inform. We don’t host, organize or verify the events.',
  featuresTitle: 'What you can do here',
  features: {
    calendarTitle: 'See the month at a glance',
    calendarText: 'A monthly calendar, cards and a page for every day.',
    filterTitle: 'Find what suits you',
    filterText: 'Search by words and filter by event type, country or online.',
    keepTitle: 'Take it with you',
    keepText: 'Download an event to your own calendar, or share its link.',
    submitTitle: 'Add your own event',
    submitText: 'Anyone can submit an event for free. We review it before it’s published.',
  },
  figuresTitle: 'CyberLuach in numbers',
  figures: {
    eventsValue: '51+',
    events: 'events',
    countriesValue: '20+',
    countries: 'countries',
    monitoringValue: '24/7',
    monitoring: 'monitoring',
  },
  technologyTitle: 'Technology',
  technology: {
    responsive: 'Phone, tablet and desktop',
    bilingual: 'English left to right, Hebrew right to left',
    ics: 'iCalendar export',
    wcag: 'WCAG 2.1 AA',
  },
  communityTitle: 'Community',
  community: {
    open: 'Open to submissions',
    free: 'Free to use',
    noAccount: 'No account needed',
    feedback: 'Open to feedback',
  },
  ctaTitle: 'Know an event that’s missing?',
  ctaSubmit: 'Submit an event',
  ctaContact: 'Contact us',
}

/** The accessibility statement (WCAG 2.1 AA). */
export const accessibility = {
  title: 'Accessibility',
  intro:
    'Everyone should be able to find an event and register for it. This page says what we’ve done, and how to tell us what’s missing.',
  standardTitle: 'Standard',
  standardText: 'The site follows the Web Content Accessibility Guidelines, WCAG 2.1, level AA.',
  standardAim:
    'Beyond it, we work towards WCAG 2.2, level AA, and the Israeli Standard 5568, which is built on these guidelines.',
  checkedTitle: 'How we check',
  checkedText:
    'Every page is checked by a program (axe) in both languages, at the width of a phone and enlarged to 200%, and its main actions are done by keyboard alone. Nobody outside has audited the site, and people who use a screen reader every day haven’t tested it yet.',
  coordinatorTitle: 'Accessibility coordinator',
  groups: {
    keyboardTitle: 'Keyboard',
    keyboardText:
      'Every action works without a mouse, and focus is always visible. In the calendar, the arrow keys move between days and Enter opens a day.',
    readerTitle: 'Screen readers',
    readerText: 'Headings, regions and controls have names, and changes are announced.',
    visionTitle: 'Color and contrast',
    visionText:
      'Text meets the contrast ratio, and there’s a light theme and a dark theme. Color is never the only sign: each event type also has its own shape.',
    textTitle: 'Text size',
    textText: 'You can enlarge the page to 200% without losing content.',
    touchTitle: 'Touch',
    touchText: 'The minimum size of a touch target is 44 pixels.',
    motionTitle: 'Motion',
    motionText: 'Animations stop when your system asks for reduced motion.',
    languageTitle: 'Language',
    languageText: 'The whole interface works in Hebrew, right to left, and in English, left to right.',
  },
  limitsTitle: 'Known limits',
  limitsText:
    'Event texts are written by their organizers, and pages we link to aren’t ours. We can’t promise that they’re accessible. The Privacy Policy is in English only.',
  helpTitle: 'Having trouble?',
  helpText: 'Tell us which page, and what you were trying to do.',
  contactButton: 'Contact us',
  feedbackButton: 'Send feedback',
  contents: 'On this page',
  featuresTitle: 'What we’ve done',
}

/** The page of the API, around its generated part. */
export const apiDocs = {
  title: 'API documentation',
  intro:
    'Read from the calendar and submit to it from your own code. This page is generated from the OpenAPI document.',
  document: 'The OpenAPI document',
  contents: 'Endpoints',
  notice: 'The descriptions are in English.',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Responses',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  status: 'Status',
  required: 'required',
  unavailable: 'The documentation is unavailable right now. Try again in a moment.',
}

/** The blog. */
export const blog = {
  title: 'Blog',
  intro: 'Guides, news and stories from the cybersecurity community.',
  metaTitle: 'Blog | CyberLuach',
  metaTaggedTitle: 'Posts about {tag} | CyberLuach',
  metaDescription: 'Guides, news and stories about cybersecurity events, from CyberLuach.',
  metaPostTitle: '{title} | CyberLuach',
  tagsLabel: 'Tags',
  allPosts: 'All posts',
  tagged: { one: '{n} post about {tag}', other: '{n} posts about {tag}' },
  minutes: { one: '{n} min read', other: '{n} min read' },
  by: 'By {author}',
  emptyTitle: 'No posts yet',
  emptyText: 'New posts will appear here. Meanwhile, the calendar is full.',
  emptyButton: 'Go to the calendar',
  emptyTagTitle: 'No posts about this',
  emptyTagText: 'Choose another tag, or read all posts.',
  pagesLabel: 'Pages of posts',
  newer: 'Newer posts',
  older: 'Older posts',
  pageOf: 'Page {page} of {pages}',
  back: 'All posts',
  untranslated: 'This post hasn’t been translated into English yet. This is the Hebrew version.',
  previewTitle: 'Preview, not public.',
  previewText: 'Only people with this link can see this version of the post.',
  shareTitle: 'Share this post',
  besideLabel: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  rss: 'RSS feed',
  rssTitle: 'CyberLuach: blog',
  tableLabel: 'Table {n}',
  codeLabel: 'Code {n}',
  unavailableTitle: 'The blog is unavailable right now',
  unavailableText: 'Try again in a moment.',
}

/** The page of questions, and the questions that a new database begins with. */
export const faq = {
  title: 'Frequently asked questions',
  intro: 'Short answers about the calendar, about submitting events, and about what we do with your details.',
  topics: 'Topics',
  groups: {
    general: 'General',
    using: 'Using the platform',
    events: 'Events and calendar',
    submitting: 'Submitting events',
    privacy: 'Security and privacy',
    community: 'Community and support',
  },
  general: {
    what: {
      q: 'What is CyberLuach?',
      a: 'A public calendar of cybersecurity events: CTFs, conferences, workshops, competitions and the like. Each event has its date and place, and a registration link if there is one.',
    },
    cost: {
      q: 'Does it cost anything?',
      a: 'No. Browsing, searching, email updates and submitting an event are free. An event may charge a fee of its own; that’s up to its organizer.',
    },
    organize: {
      q: 'Do you organize the events?',
      a: 'No. We only list them. Registration, tickets and the event itself are the organizer’s responsibility.',
    },
    languages: {
      q: 'What languages is the site available in?',
      a: 'English and Hebrew; the switch is at the top of every page. An event without Hebrew text appears the way its organizer wrote it. The Privacy Policy is in English only.',
    },
  },
  using: {
    find: {
      q: 'How do I find events by type or place?',
      a: 'Open Filter above the calendar and choose an event type, a country or Online. The search box looks in titles, descriptions, cities and countries of all dates, and understands “ctf israel december”.',
    },
    ics: {
      q: 'How do I add an event to my own calendar?',
      a: 'Open the event and choose Add to calendar. You can add it straight to Google Calendar, Outlook.com or Microsoft 365, or download a file that opens in any calendar app.',
    },
    save: {
      q: 'What does Save do?',
      a: 'It keeps the event in this browser, and nothing is sent to us. To see what you saved, open Filter above the calendar and choose Saved. To have an event on your other devices too, add it to your own calendar.',
    },
    account: { q: 'Do I need an account?', a: 'No. Everything on the site works without signing in.' },
  },
  events: {
    sources: {
      q: 'Where do the events come from?',
      a: 'From people who submit them here, and from public sources. They’re listed in the footer.',
    },
    sync: {
      q: 'How often is the calendar updated?',
      a: 'Data from outside sources syncs every 3 days. A submitted event is added as soon as it’s approved.',
    },
    times: {
      q: 'What time zone are event times in?',
      a: 'They’re in {zone}. If an event has no hours, we only know its date.',
    },
    missing: {
      q: 'Why isn’t an event I know about listed?',
      a: 'Maybe nobody has submitted it yet. Search for its name without filters: the search goes over all dates. If it’s not there, submit it.',
    },
  },
  submitting: {
    how: {
      q: 'How do I submit an event?',
      a: 'Choose Submit, fill in the form and send it. You need a title, an event type, a description, a start date, the organizer’s email, and the name and phone of a contact person.',
    },
    code: {
      q: 'Do I need an access code?',
      a: 'No. The form is open to everyone and asks for no code. Every submission is reviewed before it’s published.',
    },
    time: {
      q: 'How long does approval take?',
      a: 'We aim for 24 hours; it may take up to 48. We’ll email you when the event is published.',
    },
    change: {
      q: 'How do I correct or remove an event I submitted?',
      a: 'Until we’ve made a decision, you can edit or withdraw the submission using the private link we emailed you. Once the event is published, the same page lets you ask for any change: its title, its place, its hours, a new date, or that it’s cancelled. We look at it, and email you what was decided.',
    },
  },
  privacy: {
    data: {
      q: 'What do you keep about me?',
      a: 'What you send us: a submission, a message, feedback, or your name and email for updates. Feedback also carries your browser type and the page you came from; an automatic error report carries your browser type and the page that failed. We count visits without cookies: pages, country, kind of device and browser, but not your IP address, nor anything that could identify you from one day to the next. With Do Not Track or Global Privacy Control on, you are not counted. The Privacy Policy has the details.',
    },
    contactPerson: {
      q: 'Is the contact person’s phone published?',
      a: 'No. We use the name and phone only to check the submission. They don’t appear on the calendar.',
    },
    verify: {
      q: 'Do you verify the events?',
      a: 'We read every submission before publishing it, but we don’t verify the event itself. Check the organizer’s website before you register or pay.',
    },
    register: {
      q: 'What happens when I choose Register?',
      a: 'You’re taken to the organizer’s website. We add a referral tag to the link so they know you came from here. What you fill in there doesn’t reach us.',
    },
  },
  community: {
    mistake: {
      q: 'I found a mistake in an event. Who do I tell?',
      a: 'Write to us through the Contact page and choose the Event category. A link to the event helps.',
    },
    reply: {
      q: 'How soon do you reply?',
      a: 'General questions: 24-48 hours. Bugs: 12-24 hours. Critical problems: 2-6 hours.',
    },
    help: {
      q: 'How can I help?',
      a: 'Submit an event that’s missing, share one you like, or tell us what to improve on the Feedback page.',
    },
    unsubscribe: {
      q: 'How do I stop the email updates?',
      a: 'Use the unsubscribe link in any update, or write to us through the Contact page.',
    },
  },
  promptTitle: 'Didn’t find an answer?',
  promptText: 'Write to us. We usually reply within 24-48 hours.',
  promptButton: 'Contact us',
}

/** The press page. */
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

/** What stands around the privacy policy, whose text is `privacyPolicy`. */
export const privacy = {
  title: 'Privacy Policy',
  updated: 'Last updated {date}.',
  contents: 'Contents',
  notice: 'The Privacy Policy is written in English.',
  contactButton: 'Contact us',
}

/** The terms of service. */
export const terms = {
  title: 'Terms of Service',
  updated: 'Last updated {date}. Israeli law applies to these terms.',
  otherLanguage: 'Hebrew version',
  contents: 'Contents',
  shortTitle: 'In short:',
  short:
    'The calendar is free, the information is provided as is, and whether to take part in an event is your decision. Check the details with the organizers before you buy a ticket or book a flight.',
  sections: {
    acceptance: {
      title: 'Acceptance of the terms',
      text: 'By visiting CyberLuach or using any part of it you agree to these terms. If you do not agree with one of them, do not use the site.\n\nIf you submit an event for an organization, you confirm that you may do so, and “you” means that organization too.',
    },
    service: {
      title: 'What the service is',
      text: `CyberLuach is a public calendar that brings together information about cybersecurity events: capture-the-flag contests, conferences, workshops, competitions and the like. The events come from submissions by users and from public third-party APIs and lists.

We only inform. We do not host, organize or verify events, we do not sell tickets, and we are not a party to any agreement between you and an organizer.

The service is free of charge and needs no account. We may change it, interrupt it or close parts of it.`,
    },
    submissions: {
      title: 'Submitting events',
      text: `Submitting an event is free. By submitting one, you confirm that the details are true, that they may be published, and that the contact person named in the form has agreed to be called or written to about it.

You keep your rights in the texts that you send. You allow us to publish, translate, shorten and format them, and to pass them on through the calendar files and the public API, for as long as the event is listed.

We review submissions and aim to finish within 24 hours, but we are not obliged to publish it. We may edit, decline or remove any event, even after it is published.`,
    },
    use: {
      title: 'Acceptable use',
      text: 'You may browse, search, share and export events, and read the public API within its limits. Please do not flood the service with automated requests, get around its limits or its security, submit false or misleading events, or use the addresses found here to send advertising.\n\nIf you find a security problem, tell us through the contact page and give us reasonable time to fix it before you publish it. Do not open, change or delete information that belongs to others.',
    },
    links: {
      title: 'Links to other sites',
      text: 'Registration links lead to the sites of the organizers. We add a referral parameter (ref=cyberluach) that tells the organizer where the visit came from; it says nothing about you.\n\nWe do not control those sites and are not responsible for their content, their prices or their privacy practices.',
    },
    property: {
      title: 'Intellectual property',
      text: `The name and the logo of CyberLuach are ours. The source code of the site is published under the MIT License, and nothing in these terms narrows what that license permits.

Part of the event data comes from lists under the CC BY 4.0 license and from other open sources. Each source, its author and its license are named at the foot of every page; anyone who reuses the data has to name them too. The names and marks of events belong to their owners.`,
    },
    privacy: {
      title: 'Privacy',
      text: 'The Privacy Policy, which is part of these terms, says what we keep and why. In short: we keep what you give us in the forms, and we do not sell personal information.',
    },
    liability: {
      title: 'Limitation of liability',
      text: `The information on the site is provided as is, without a warranty of any kind. There may be mistakes, last-minute changes and cancellations, and it is up to you to check the details with the organizers.

To the fullest extent permitted by law, we are not liable for damage caused by relying on the information, by taking part in an event that is listed here, or by the site not being available. Nothing here limits a liability that the law does not allow to be limited.`,
    },
    changes: {
      title: 'Changes to the terms',
      text: 'We may update these terms from time to time. The date of the last update is at the top of this page. If you keep using the site after an update, you accept the updated terms.',
    },
    law: {
      title: 'Governing law and jurisdiction',
      text: 'These terms are governed by the laws of the State of Israel alone. The competent courts in Israel have exclusive jurisdiction over any dispute about them.\n\nIf a court finds a part of these terms invalid, the rest stays in force.',
    },
    contact: {
      title: 'Contact',
      text: 'Questions about the terms, a mistake in an event, or a request to remove one? Write to us through the contact page. We usually reply within 24-48 hours.',
    },
  },
  disclaimerTitle: 'Legal disclaimer:',
  disclaimer:
    'CyberLuach does not organize events and is not responsible for their content. A listing is not a recommendation, nor does it confirm that an event will take place. Nothing on this page is legal advice. Where the English and the Hebrew version differ, the Hebrew version prevails.',
  contactButton: 'Contact us',
}
