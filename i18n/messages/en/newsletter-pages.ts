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
  failed: {
    title: 'That didn’t work',
    text: 'Nothing was changed. Try again in a moment.',
  },
  home: 'Back to the calendar',
}
