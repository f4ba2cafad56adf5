export const mailKinds = [
  'submissionReceived',
  'submissionPublished',
  'submissionRejected',
  'eventState',
  'eventRequestDeclined',
  'eventRequestGranted',
  'eventRemoved',
  'deadlineQuestion',
  'newsletterConfirm',
  'newsletterWelcome',
  'digest',
  'staffNotice',
  'staffDaily',
  'staffSignIn',
  'staffPassword',
  'staffFactors',
  'reply',
  'calendarOffer',
] as const

export type MailKind = (typeof mailKinds)[number]

/**
 * `kept`: not to be sent, since no `SMTP_URL` is set; it is read in the panel and can be sent later. `skipped`: its
 * reader had unsubscribed before it was sent.
 */
export const mailStatuses = ['queued', 'sent', 'failed', 'kept', 'skipped'] as const

export type MailStatus = (typeof mailStatuses)[number]

export const digestStatuses = ['draft', 'planned', 'sending', 'sent'] as const

/** The weekly digest, or a letter of its own. */
export const digestKinds = ['digest', 'letter'] as const

export type DigestKind = (typeof digestKinds)[number]
