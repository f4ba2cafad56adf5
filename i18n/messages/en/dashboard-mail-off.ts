/** What the dashboard says where no mail server is set: mails are kept and not sent. */
export const dashboardMailOff = {
  title: 'Mail is off.',
  text: 'What would be emailed is kept, and nobody gets it.',
  turnOn:
    'To turn it on, set {server} and {sender} on the server and start it anew. What was kept is not sent by itself then: send what still matters from the content panel, under Emails.',
  show: { one: 'Show {n} kept email', other: 'Show {n} kept emails' },
  decided: 'Mail is off: the organizer was not told, and the email is kept.',
  decidedMany: 'Mail is off: the organizers were not told, and the emails are kept.',
  noteHint: '(kept with the rejection: mail is off, and nobody is told)',
  mailed: 'Mail is off: whoever submitted it is not told, and the email is kept.',
  kept: 'Email kept',
  keptDecision: 'The email about this decision was kept and not sent: no mail server was set.',
} as const
