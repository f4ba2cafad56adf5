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
  errors: {
    fullName: 'Enter your name.',
    email: 'Enter an email like name@example.com.',
  },
  formLabel: 'Email updates',
}
