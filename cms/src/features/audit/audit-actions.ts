/** What the audit log keeps. */
export const auditActions = [
  'signIn',
  'signInFailed',
  'approve',
  'reject',
  'delete',
  'export',
  'postCreated',
  'postUpdated',
  'postPublished',
  'postUnpublished',
  'postDeleted',
  'denied',
  'submissionCorrected',
  'submissionWithdrawn',
  'mailSentAgain',
  'digestSent',
  'dataExported',
  'dataErased',
  'textChanged',
  'samplesRemoved',
] as const

export type AuditAction = (typeof auditActions)[number]
