/** The emails to the people behind the site: what has arrived. */
export const staffMail = {
  subject: {
    submissions: { one: '{n} new submission', other: '{n} new submissions' },
    requests: { one: '{n} new request', other: '{n} new requests' },
    messages: { one: '{n} new message', other: '{n} new messages' },
    feedback: { one: '{n} new response', other: '{n} new responses' },
  },
  heading: 'New on CyberLuach',
  headingDaily: 'The last day on CyberLuach',
  text: 'This arrived and hasn’t been handled yet:',
  submissions: 'Submitted events',
  requests: 'Changes that organizers ask for',
  messages: 'Contact messages',
  feedback: 'Feedback',
  from: '{title}, from {name}',
  more: { one: 'And {n} more', other: 'And {n} more' },
  waiting: {
    heading: 'Waiting in all',
    submissions: { one: '{n} submission', other: '{n} submissions' },
    requests: { one: '{n} request', other: '{n} requests' },
    messages: { one: '{n} message', other: '{n} messages' },
    feedback: { one: '{n} response', other: '{n} responses' },
  },
  rating: 'Rating: {rating} of {highest}',
  button: 'Open the dashboard',
  why: 'You’re receiving this because you chose it on your account page.',
  change: 'Change this choice',
}
