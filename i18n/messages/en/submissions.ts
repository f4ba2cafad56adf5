/** The form of an event, by the names of its fields. */
export const eventForm = {
  title: 'Submit New Event',
  intro: 'Fields marked * are required.',
  reviewNote: 'We aim to review within 24 hours.',
  fieldsets: {
    event: 'Event',
    whenWhere: 'When and where',
    prize: 'Prize and participation',
    organizer: 'Organizer',
    contact: 'Contact person',
    contactHint: 'Used only to check the submission. Not published.',
    notes: 'Notes',
  },
  more: {
    event: 'Hebrew description and difficulty',
    whenWhere: 'Event website',
    prize: 'Participants and fee',
    organizer: 'Phone, website and other ways to reach you',
    notes: 'Requirements, questions and notes',
  },
  fields: {
    title: {
      label: 'Title',
      hint: 'As it should appear on the calendar, in English if there’s an English name.',
    },
    titleHe: {
      label: 'Title in Hebrew',
      hint: 'Shown to Hebrew readers in place of the title.',
    },
    eventType: {
      label: 'Event type',
    },
    difficultyLevel: {
      label: 'Difficulty level',
    },
    description: {
      label: 'Description',
      hint: 'Who it’s for, what happens there, and what to bring. This is the text that visitors read.',
    },
    descriptionHe: {
      label: 'Description in Hebrew',
      hint: 'Shown to Hebrew readers in place of the description.',
    },
    allDay: {
      label: 'This event lasts all day',
    },
    startDate: {
      label: 'Start date',
    },
    startTime: {
      label: 'Start time',
    },
    endDate: {
      label: 'End date',
      hint: 'Leave empty for a one-day event.',
    },
    endTime: {
      label: 'End time',
    },
    timeZone: {
      label: 'Time zone',
      hint: 'The one that these hours are in.',
    },
    isOnline: {
      label: 'This event is held online',
    },
    locationCountry: {
      label: 'Country',
    },
    locationCity: {
      label: 'City',
    },
    locationVenue: {
      label: 'Venue',
      hint: 'Building, hall or full address.',
    },
    registrationUrl: {
      label: 'Registration link',
      hint: 'The page where people sign up, for example https://example.com.',
    },
    livestreamUrl: {
      label: 'Livestream link',
      hint: 'The page where people watch, if the event is streamed.',
    },
    eventUrl: {
      label: 'Event website',
      hint: 'If it’s not the registration page.',
    },
    hasPrize: {
      label: 'This event has a prize',
    },
    prizeMoney: {
      label: 'Prize money, in US dollars',
      hint: 'For example 5000.',
    },
    prizeDescription: {
      label: 'Prize details',
      hint: 'How it’s split, or what the prize is if it’s not money.',
    },
    maxParticipants: {
      label: 'Maximum participants',
    },
    participationFee: {
      label: 'Participation fee',
      hint: 'Amount and currency. Leave empty if it’s free.',
    },
    organizerName: {
      label: 'Organizer name',
      hint: 'A company, community, school or person.',
    },
    organizerEmail: {
      label: 'Organizer email',
      hint: 'We’ll email this address when the event is published.',
    },
    organizerPhone: {
      label: 'Organizer phone',
    },
    organizerWebsite: {
      label: 'Organizer website',
    },
    organizerContact: {
      label: 'Another way to reach the organizer',
      hint: 'For example a LinkedIn page or a Discord server.',
    },
    contactPersonName: {
      label: 'Contact person name',
    },
    contactPersonPhone: {
      label: 'Contact person phone',
      hint: 'Include the country code if it’s outside Israel.',
    },
    contactPersonPosition: {
      label: 'Position',
    },
    contactPersonHours: {
      label: 'Best hours to call',
      hint: 'For example 09:00–17:00.',
    },
    requirements: {
      label: 'Requirements',
      hint: 'Age, prior knowledge, equipment.',
    },
    additionalNotes: {
      label: 'Additional notes',
      hint: 'For the people who run the site. Not published.',
    },
    contactForQuestions: {
      label: 'Contact for questions',
      hint: 'An email or phone for participants.',
    },
  },
  deadlines: {
    title: 'Deadlines',
    hint: 'Registration, calls for papers, early prices and the like, up to ten. They are listed on a page of their own.',
    legend: 'Deadline {n}',
    kind: 'What closes',
    day: 'Last day',
    time: 'Hour, if it’s known',
    zone: 'The deadline’s time zone',
    zoneHint:
      'If none is chosen, an hour is by the event’s time zone, and a day without an hour lasts until it ends anywhere on Earth (UTC−12).',
    zoneUnchosen: 'Not chosen',
    anywhere: 'Anywhere on Earth (UTC−12)',
    url: 'Link',
    add: 'Add another deadline',
    more: 'More deadlines',
    remove: 'Remove',
    removed: 'Deadline {n} was removed.',
    most: 'These are {n} deadlines, and no more can be added.',
  },
  past: {
    event:
      'The event is over by then. If the dates are right, you can send it: past events stay in the archive.',
    deadline: 'This day has passed. If it’s right, you can send it.',
  },
  chooseOption: 'Choose',
  countryPlaceholder: 'Choose a country',
  errors: {
    title: 'Enter the event’s title.',
    eventType: 'Choose an event type.',
    description: 'Add a short description.',
    startDate: 'Choose a start date.',
    organizerEmail: 'Enter the organizer’s email.',
    contactPersonName: 'Enter the contact person’s name.',
    contactPersonPhone: 'Enter the contact person’s phone.',
    prizeMoney: 'Enter an amount in whole US dollars, for example 5000 or $1,500.',
    tooLong: { one: 'Too long by {n} character.', other: 'Too long by {n} characters.' },
  },
  errorCount: { one: '{n} field to fix', other: '{n} fields to fix' },
  submit: 'Submit event',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close form',
}

/** The part of the form that fills itself from a link. */
export const readLink = {
  label: 'Link to the event’s page',
  hint: 'We fill in what the page says, and you check it. You can also leave this empty.',
  read: 'Fill in from the link',
  reading: 'Reading the page...',
  filled: {
    one: '{n} field was filled in from {host}. Check it before you go on.',
    other: '{n} fields were filled in from {host}. Check them before you go on.',
  },
  hours: {
    moved: 'Its hours are shown in {zone}.',
    supposed: 'It doesn’t say in which time zone its hours are. Check that it is {zone}.',
  },
  nothing: 'Nothing about an event was found at {host}. Fill in the form yourself.',
  nothingNew: 'What {host} says would replace what you wrote. Nothing was changed.',
  mark: 'Read from {host}',
  wrongLink: 'Enter a full link, for example https://example.com.',
  tooMany: 'Too many links were read in the last hour. Fill in the form yourself, or try again later.',
  unavailable: 'The link can’t be read right now. Fill in the form yourself, or try again in a moment.',
  off: 'Reading links is turned off on this site.',
  failures: {
    addressUnreadable: 'This link leads nowhere. Check that it’s whole.',
    addressForbidden:
      'Only plain links with https or http can be read: without a user name, a password or a port number.',
    addressPrivate: 'This link leads into a private network. Only public pages can be read.',
    nameUnknown: 'There’s no website by this name. Check the link.',
    unreachable: 'The website doesn’t answer. Try again later, or fill in the form yourself.',
    certificateRefused: 'The website’s security certificate isn’t valid, so it wasn’t read.',
    tooSlow: 'The website takes too long to answer. Try again later, or fill in the form yourself.',
    tooLarge: 'The page is too large to be read. Fill in the form yourself.',
    tooManyRedirects: 'The link leads from one address to the next. Enter the last one.',
    robotsForbid: 'The website asks not to be read by programs. Fill in the form yourself.',
    notFound: 'There’s no page at this link. Check it.',
    notAllowed: 'The website doesn’t let us read this page. Fill in the form yourself.',
    tooManyRequests: 'The website asks us to come back later. Fill in the form yourself.',
    faultThere: 'The website has a fault right now. Try again later, or fill in the form yourself.',
    unexpectedAnswer: 'The website didn’t answer with a page. Check the link.',
    contentUnreadable: 'What’s at this link isn’t a page of text. Check the link.',
    tooCostly: 'This page is too complex to be read. Fill in the form yourself.',
    busy: 'Many links are being read right now. Try again in a moment, or fill in the form yourself.',
  },
}

/** The page that leads to the form. */
export const submitPage = {
  heroTitle: 'Put your event on the calendar',
  heroText:
    'Tell us what, when and where. We’ll review the details and email you when the event is published. It’s free.',
  submitNow: 'Submit Now',
  learnMore: 'Learn More',
  sampleEvent: 'Your event',
  stats: {
    label: 'CyberLuach in numbers',
    visitorsValue: '6K+',
    visitors: 'monthly visitors',
    eventsValue: '58+',
    events: 'events',
    countriesValue: '25+',
    countries: 'countries',
    approvalValue: '24h',
    approval: 'average approval',
  },
  benefitsTitle: 'Why list it here',
  benefits: {
    exposureTitle: 'Global exposure',
    exposureText:
      'Your event appears next to conferences and CTFs from around the world. Write the title and description in English and Hebrew, and visitors see them in the language they browse in.',
    audienceTitle: 'Quality audience',
    audienceText: 'People come here to find a conference, contest or workshop in the field.',
    approvalTitle: 'Fast approval',
    approvalText: 'We read every submission, and aim to finish the review within 24 hours.',
    verifiedTitle: 'Verified platform',
    verifiedText:
      'We review every event before we publish it. If something is unclear, we may call the contact person you name.',
  },
  stepsTitle: 'How it works',
  steps: {
    formTitle: 'Fill the form',
    formText: 'Name, date, place, and a person we can call.',
    reviewTitle: 'Quick review',
    reviewText: 'We read the details and approve the event, or turn it down.',
    liveTitle: 'Go live',
    liveText: 'The event appears on the calendar and you get an email.',
  },
  typesTitle: 'Supported event types',
  ctaTitle: 'Have an event coming up?',
  ctaText: 'Submit it once, and we’ll take it from there.',
  free: 'Completely Free',
  approval24: '24h Approval',
}

/** The private page of a submission. */
export const submissionLink = {
  title: 'Your submission',
  description: 'The status of an event submitted to CyberLuach.',
  states: {
    pending: 'Under Review',
    published: 'Published',
    declined: 'Not published',
    withdrawn: 'Withdrawn',
  },
  texts: {
    pending:
      'We’re reviewing the event. Until we’ve made a decision, you can edit what you sent, or withdraw it.',
    published: 'The event is on the calendar.',
    merged:
      'Somebody else submitted the same event, so we made one of the two: it’s on the calendar, and both addresses lead to its page. If something about it has changed, write to us.',
    gone: 'The event was published, but it’s no longer on the calendar.',
    declined: 'We reviewed the event and couldn’t add it to the calendar.',
    withdrawn: 'You withdrew the submission. The event won’t be published.',
  },
  seeEvent: 'See the event',
  noteHeading: 'A note from our team',
  again: 'Submit an event',
  receivedAt: 'Received on {date}',
  correctedAt: 'Corrected on {date}',
  sentHeading: 'What you sent',
  correct: 'Correct the submission',
  emailFixed: 'Emails about the submission go to {email}. You can’t change this address here.',
  save: 'Save the correction',
  corrected: 'The correction is saved',
  correctedText: 'We’ll review the updated version.',
  withdraw: 'Withdraw the submission',
  confirmTitle: 'Withdraw this submission?',
  confirmText: 'The event won’t be reviewed or published. You can’t undo this.',
  confirm: 'Withdraw',
  keep: 'Keep the submission',
  withdrawnNote: 'Withdrawn by the organizer',
  mergedContact: 'Write to us',
  ask: 'Ask for a change',
  askState: 'Moved, postponed or cancelled',
  askTitle: 'What has become of the event?',
  askText: 'Tell us, and the calendar will say so after a short look by our team.',
  detailsTitle: 'Ask for a change of the event',
  detailsText:
    'This is what the event says now. Change what isn’t right; our team looks at it before it’s published.',
  stateLead: 'Is the event on another date, or off?',
  detailsLead: 'Is it something else: the title, the place, a link?',
  tags: { label: 'Tags', hint: 'With commas between them, for example cloud, students.' },
  forTeam: 'For our team',
  teamNote: { label: 'What should we know?', hint: 'Only our team reads this.' },
  askWhat: 'The event',
  askStates: {
    scheduled: 'takes place as announced',
    moved: 'takes place on another date',
    postponed: 'is postponed, and its new date isn’t known yet',
    cancelled: 'is cancelled',
  },
  askWhen: 'The new date',
  askZone: 'Hours are by the clock of the site: {zone}.',
  askReason: 'Why?',
  askReasonHint: 'Only our team reads this.',
  askSend: 'Send the request',
  askKeep: 'Leave the event as it is',
  asked: 'We received your request',
  askedText: 'We’ll look at it and email you what was decided.',
  requests: {
    waiting: 'You told us that the event {change}. We’re looking at it.',
    granted: 'You told us that the event {change}. The calendar says so.',
    declined: 'You told us that the event {change}. We left it as it is. You can ask again and tell us more.',
  },
  detailRequests: {
    waiting: 'You asked us to change: {fields}. We’re looking at it.',
    granted: 'You asked us to change: {fields}. The event’s page says so.',
    declined:
      'You asked us to change: {fields}. We left the event as it is. You can ask again and tell us more.',
  },
  settled: 'A decision has already been made',
  settledText: 'We made it before your change arrived, so nothing was changed.',
  failed: 'Nothing was changed',
  expiredTitle: 'This link has expired',
  expiredText:
    'Links to a submission work for a limited time. If you have a question about the event, write to us.',
  unavailableTitle: 'We can’t show the submission right now',
}
