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
    changeLink: 'Write to us',
    status: 'Your submission',
  },
  rejected: {
    subject: 'Not published: {title}',
    preview: 'We reviewed your event and couldn’t add it to the calendar.',
    heading: 'Your event wasn’t published',
    text: 'Thank you for sending {title}. We reviewed it and couldn’t add it to the calendar.',
    noteHeading: 'A note from our team',
    again: 'If you can fix this, you’re welcome to submit the event again.',
    button: 'Submit an event',
    status: 'Your submission',
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
