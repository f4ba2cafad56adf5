export const mailPanel = {
  title: 'The email as it is sent',
  frame: 'The email as it is sent',
  text: 'The part without formatting',
  headers: 'Headers',
  attachments: 'Attachments: {names}',
  noWords: 'What this email said is no longer stored.',
  keptHint: 'No SMTP_URL is set: this email was kept and not sent. Once it is set, send it from here.',
  sendAgain: 'Send again',
  send: 'Send',
  sending: 'Sending...',
  queued: 'The email is in the queue and goes out in a moment.',
  problems: {
    forbidden: 'Only admins may do this.',
    notFound: 'This email does not exist any more.',
    notAgain: 'Only emails that failed or were kept can be sent again.',
    failed: 'The email could not be queued. Try again in a moment.',
  },
}
