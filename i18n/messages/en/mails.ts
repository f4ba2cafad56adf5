/** Emails to organizers and to those who write to the site. */
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
      moved: 'The calendar now shows {title} on its new date. The date before is shown as well, struck through.',
      postponed: 'The calendar now says that {title} is postponed. Once you know the new date, let us know.',
      cancelled: 'The calendar now says that {title} is cancelled. Calendars that subscribe to ours show it, too.',
      scheduled: 'The calendar now shows {title} as announced.',
    },
    former: 'The date before: {dates}',
    button: 'See the event',
    change: 'Not right, or has something changed again?',
    changeLink: 'Ask for a change on your private page',
  },
  keepPrivate: 'Keep this link private: anyone who has it can ask for changes of your event. It expires on {date}.',
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
  facts: { when: 'When', where: 'Where', dayAndTime: '{day}, {time}', fromTo: '{start} to {end}' },
  /** About a calendar that an organizer offers; `{host}` is where it is. */
  calendarOffer: {
    received: {
      subject: 'We received your calendar: {host}',
      preview: 'We’ll look at your calendar and let you know.',
      heading: 'We received your calendar',
      text: 'Thank you for {address}. We’ll look at it, usually within 24-48 hours, and let you know.',
    },
    added: {
      subject: 'Your calendar was added: {host}',
      preview: 'CyberLuach now reads your calendar.',
      heading: 'Your calendar was added',
      text: 'CyberLuach now reads {address}. Cybersecurity events in it are listed here, and changes follow by themselves.',
    },
    declined: {
      subject: 'Your calendar was not added: {host}',
      preview: 'We looked at your calendar and couldn’t add it.',
      heading: 'Your calendar wasn’t added',
      text: 'Thank you for {address}. We looked at it and couldn’t add it.',
    },
    noteHeading: 'A note from our team',
    button: 'Submit an event',
    footer: 'You receive this because a calendar was offered to CyberLuach with your address.',
  },
  organizerFooter:
    'You’re receiving this because this address was given as the organizer’s email. If you didn’t submit this event, you can ignore this message.',
}

/** The form of the newsletter. */
export const newsletter = {
  title: 'New events, in your inbox',
  text: 'Once a week, and only when there’s something new. You can unsubscribe at any time.',
  fullName: 'Full name',
  email: 'Email',
  submit: 'Subscribe',
  pending: 'Subscribing...',
  successTitle: 'Successfully subscribed!',
  successText: 'Thank you, {name}.',
  confirmTitle: 'One more step',
  confirmText: 'We sent you an email. Click the link in it to confirm your subscription.',
  errors: { fullName: 'Enter your name.', email: 'Enter an email like name@example.com.' },
  formLabel: 'Email updates',
}

/** Emails to subscribers. */
export const newsletterMail = {
  confirm: {
    subject: 'Confirm your subscription to CyberLuach',
    preview: 'One click, and you’ll start getting updates.',
    heading: 'Is this your email?',
    text: 'Someone entered this address on CyberLuach to get email updates about cybersecurity events. Confirm it to start receiving them.',
    button: 'Confirm my subscription',
    until: 'The link expires on {date}.',
    footer: 'If you didn’t request this, just ignore this email. We won’t write again unless you confirm.',
  },
  welcome: {
    subject: 'You’re subscribed to CyberLuach',
    preview: 'Once a week: upcoming cybersecurity events and what’s new on the site.',
    heading: 'You’re subscribed',
    text: 'Once a week, we’ll send you upcoming cybersecurity events and new blog posts. Nothing else, and no ads.',
    more: 'No need to wait: everything is already on the calendar.',
    button: 'Open the calendar',
  },
  digest: {
    subject: 'Cybersecurity events: {days}',
    subjectOfPosts: 'New on CyberLuach',
    heading: 'Upcoming events',
    headingOfPosts: 'New on CyberLuach',
    preview: '{events} on the calendar',
    previewWithPosts: '{events} on the calendar, {posts} on the blog',
    more: { one: 'and {n} more event', other: 'and {n} more events' },
    closingHeading: 'Closes this week',
    postsHeading: 'New on the blog',
    posts: { one: '{n} new post', other: '{n} new posts' },
    until: 'until {date}',
    button: 'Open the calendar',
    zone: 'Times are in {zone}.',
    empty: 'There’s nothing to send yet: no events start on these days, and there are no new posts.',
  },
  footer: {
    why: 'You’re receiving this email because you subscribed to CyberLuach updates.',
    unsubscribe: 'Unsubscribe',
    privacy: 'Privacy policy',
  },
}

/** The pages that their links lead to. */
export const newsletterPages = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Confirm that you’d like updates sent to {email}.',
    button: 'Confirm my subscription',
    doneTitle: 'You’re subscribed',
    doneText: 'From now on, we’ll send updates to {email}. You can unsubscribe at any time.',
  },
  unsubscribe: {
    title: 'Unsubscribe from email updates?',
    text: 'We’ll stop sending updates to {email}.',
    button: 'Unsubscribe',
    doneTitle: 'You’ve unsubscribed',
    doneText: 'We won’t send any more updates to {email}.',
    againButton: 'Subscribe again',
    backTitle: 'You’re subscribed again',
    backText: 'We’ll send updates to {email} once a week, and only when there’s something new.',
  },
  wrong: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete or expired. Open it again from the email, or contact us and we’ll take care of it.',
    contact: 'Write to us',
  },
  failed: { title: 'That didn’t work', text: 'Nothing was changed. Try again in a moment.' },
  home: 'Back to the calendar',
}

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
      textWithPlace: 'Somebody signed in as {username} with a browser that’s new to this account: {device} ({place}).',
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
