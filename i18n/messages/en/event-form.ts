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
  characters: '{n} of {max} characters',
  errors: {
    title: 'Enter the event’s title.',
    eventType: 'Choose an event type.',
    description: 'Add a short description.',
    startDate: 'Choose a start date.',
    startDateInvalid: 'This date doesn’t exist. Check the day and month.',
    endBeforeStart: 'The event ends before it starts. Check the dates and times.',
    time: 'Enter the time as hh:mm, for example 09:00.',
    organizerEmail: 'Enter the organizer’s email.',
    email: 'Enter an email like name@example.com.',
    contactPersonName: 'Enter the contact person’s name.',
    contactPersonPhone: 'Enter the contact person’s phone.',
    url: 'Enter a full link, for example https://example.com.',
    prizeMoney: 'Enter an amount in whole US dollars, for example 5000 or $1,500.',
    maxParticipants: 'Enter a whole number.',
    tooLong: { one: 'Too long by {n} character.', other: 'Too long by {n} characters.' },
  },
  errorCount: { one: '{n} field to fix', other: '{n} fields to fix' },
  requiredMessage:
    'Please fill in all required fields (title, start date, organizer email, contact person name and phone)',
  submit: 'Submit event',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close form',
  discardTitle: 'Close without submitting?',
  discardText: 'You’ll lose what you filled in.',
  discardConfirm: 'Close form',
  discardCancel: 'Keep editing',
}
