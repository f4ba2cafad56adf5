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
] as const

export type AuditAction = (typeof auditActions)[number]
