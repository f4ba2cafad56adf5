export const mail = {
  received: {
    subject: 'We received your event: {title}',
    preview: 'Your event is awaiting review. Use your private link to track, edit or withdraw it.',
    heading: 'We received your event',
    text: '{title} is waiting for review. This typically takes up to 24-48 hours. We’ll email you once we’ve made a decision.',
    linkText: 'Until then, you can check its status, edit what you sent, or withdraw it.',
    button: 'See your submission',
    keep: 'Keep this link private: anyone who has it can edit your submission. It expires on {date}.',
  },
  published: {
    subject: 'Published: {title}',
    preview: 'Your event is on the calendar. Its calendar file is attached.',
    heading: 'Your event is published',
    text: '{title} is on the calendar, where everyone can find it.',
    button: 'See the event',
    file: 'The attached calendar file adds the event to any calendar. Share it with your participants.',
    change: 'Has something changed?',
    changeLink: 'Ask for a change on your private page',
  },
  rejected: {
    subject: 'Not published: {title}',
    preview: 'We reviewed your event and couldn’t add it to the calendar.',
    heading: 'Your event wasn’t published',
    text: 'Thank you for sending {title}. We reviewed it and couldn’t add it to the calendar.',
    noteHeading: 'A note from our team',
    repeated: 'This event is on the calendar already:',
    again: 'If you can fix this, you’re welcome to submit the event again.',
    button: 'Submit an event',
    status: 'Your submission',
  },
  eventState: {
    subjects: {
      moved: 'New date: {title}',
      postponed: 'Postponed: {title}',
      cancelled: 'Cancelled: {title}',
      scheduled: 'As announced: {title}',
    },
    headings: {
      moved: 'Your event has a new date',
      postponed: 'Your event is postponed',
      cancelled: 'Your event is cancelled',
      scheduled: 'Your event takes place as announced',
    },
    texts: {
      moved:
        'The calendar now shows {title} on its new date. The date before is shown as well, struck through.',
      postponed: 'The calendar now says that {title} is postponed. Once you know the new date, let us know.',
      cancelled:
        'The calendar now says that {title} is cancelled. Calendars that subscribe to ours show it, too.',
      scheduled: 'The calendar now shows {title} as announced.',
    },
    former: 'The date before: {dates}',
    button: 'See the event',
    change: 'Not right, or has something changed again?',
    changeLink: 'Ask for a change on your private page',
  },
  keepPrivate:
    'Keep this link private: anyone who has it can ask for changes of your event. It expires on {date}.',
  requestGranted: {
    subject: 'Changed as you asked: {title}',
    preview: 'What you asked for is on the calendar.',
    heading: 'Your event is up to date',
    text: 'The page of {title} now says what you asked for.',
    button: 'See the event',
  },
  removed: {
    subject: 'Removed: {title}',
    preview: 'Your event isn’t on the calendar any more.',
    heading: 'Your event was removed',
    text: '{title} isn’t on the calendar any more, and the private link to your submission no longer works.',
    why: 'If you don’t know why, write to us and we’ll look into it.',
    button: 'Write to us',
  },
  requestDeclined: {
    subject: 'Your event stays as it is: {title}',
    preview: 'We looked at the change you asked for and left the event as it is.',
    heading: 'Your event stays as it is',
    text: 'You asked for a change of {title}. We looked at it and left the event as it is. You can ask again on your private page and tell us more.',
    button: 'See your submission',
  },
  reply: {
    youWrote: 'On {date} you wrote:',
    footer: 'You’re receiving this because you wrote to CyberLuach and left this address.',
  },
  facts: {
    when: 'When',
    where: 'Where',
    dayAndTime: '{day}, {time}',
    fromTo: '{start} to {end}',
  },
  organizerFooter:
    'You’re receiving this because this address was given as the organizer’s email. If you didn’t submit this event, you can ignore this message.',
}
