export const newsletterPages = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Confirm that we may write to {email} when there is something new on the calendar.',
    button: 'Confirm my subscription',
    doneTitle: 'You are subscribed',
    doneText: 'From now on we write to {email}. You can unsubscribe at any time.',
  },
  unsubscribe: {
    title: 'Unsubscribe from email updates?',
    text: 'We will not write to {email} any more.',
    button: 'Unsubscribe',
    doneTitle: 'You have unsubscribed',
    doneText: 'We will not write to {email} any more.',
    againButton: 'Subscribe again',
    backTitle: 'You are subscribed again',
    backText: 'We will write to {email} when there is something new on the calendar.',
  },
  wrong: {
    title: 'This link does not work',
    text: 'Part of it may be missing, or it is too old. Open it once more from the email, or write to us and we will do it for you.',
    contact: 'Write to us',
  },
  failed: {
    title: 'This could not be done right now',
    text: 'Nothing was changed. Try again in a moment.',
  },
  home: 'Back to the calendar',
}
