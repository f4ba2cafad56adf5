export const newsletter = {
  title: 'New events, in your inbox',
  text: 'We write when there is something new on the calendar. You can unsubscribe at any time.',
  fullName: 'Full name',
  email: 'Email',
  submit: 'Subscribe',
  pending: 'Subscribing...',
  successTitle: 'Successfully subscribed!',
  successText: 'Thank you, {name}.',
  confirmTitle: 'One more step',
  confirmText: 'We sent you an email. Click the link in it to confirm your subscription.',
  errors: {
    fullName: 'Enter your name.',
    email: 'Enter an email like name@example.com.',
  },
  formLabel: 'Email updates',
}
