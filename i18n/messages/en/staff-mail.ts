/** The emails to the people behind the site: what has arrived, and what happens to their accounts. */
export const staffMail = {
  subject: {
    submissions: { one: '{n} new submission', other: '{n} new submissions' },
    requests: { one: '{n} new request', other: '{n} new requests' },
    messages: { one: '{n} new message', other: '{n} new messages' },
    feedback: { one: '{n} new response', other: '{n} new responses' },
    suspicious: { one: '{n} suspicious entry', other: '{n} suspicious entries' },
    backup: 'Backups are late',
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
  backup: {
    heading: 'Backups',
    late: 'The last backup is of {date}, and the next one is late. The dashboard says why.',
    none: 'No backup has succeeded yet. The dashboard says why.',
  },
  suspicious: {
    heading: 'Suspicious among them',
    text: 'These came without the proof that a browser makes, so a script may have sent them. Nothing of them is on the calendar, and nobody was sent an email. They wait until somebody decides:',
  },
  rating: 'Rating: {rating} of {highest}',
  button: 'Open the dashboard',
  warnings: {
    signIn: {
      subject: 'New sign-in: {device}',
      text: 'Somebody signed in as {username} with a browser that’s new to this account: {device}.',
      textWithPlace:
        'Somebody signed in as {username} with a browser that’s new to this account: {device} ({place}).',
    },
    password: {
      subject: 'Your password was changed',
      own: 'Somebody who knew the password of {username} set a new one. All other sessions were ended.',
      byAdmin: 'An admin set a new password for {username}. All sessions were ended.',
    },
    factors: {
      subject: 'Your second factor was taken away',
      text: 'An admin took the second factor of {username} away: the authenticator app, passkeys and recovery codes no longer work. All sessions were ended. Sign in with your password, and set up a new one.',
    },
    notYou:
      'If that was you, or was agreed with you, there is nothing to do. Otherwise tell an admin now, and end the sessions that you don’t know.',
    button: 'See where you’re signed in',
    why: 'You’re receiving this because your account on CyberLuach has this address.',
  },
  why: 'You’re receiving this because you chose it on your account page.',
  change: 'Change this choice',
}
