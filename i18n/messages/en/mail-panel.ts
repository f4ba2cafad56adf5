export const mailPanel = {
  title: 'The email as it is sent',
  frame: 'The email as it is sent',
  text: 'Plain-text version',
  headers: 'Headers',
  attachments: 'Attachments: {names}',
  noWords: 'The content of this email is no longer stored.',
  keptHint: 'No SMTP_URL is set: this email was kept and not sent. Once it’s set, send the email from here.',
  sendAgain: 'Send again',
  send: 'Send',
  sending: 'Sending...',
  queued: 'The email is in the queue and goes out in a moment.',
  problems: {
    forbidden: 'Only admins can do this.',
    notFound: 'This email no longer exists.',
    notAgain: 'Only emails that failed or were kept can be sent again.',
    failed: 'We couldn’t queue the email. Try again in a moment.',
  },
}
