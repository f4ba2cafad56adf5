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
  'postDeleted',
  'denied',
  'submissionCorrected',
  'submissionWithdrawn',
  'mailSentAgain',
  'digestSent',
  'dataExported',
  'dataErased',
] as const

  'textChanged',
export type AuditAction = (typeof auditActions)[number]
