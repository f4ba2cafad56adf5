import type { Answer } from '@cyberluach/api/client'

/** A submission record, as the list of the API carries it. */
export type Submission = Answer<'GET /api/sys/mgmt/submissions'>[number]

/** Whether what was sent is no event: a letter, or feedback. */
export function isMessage(eventType: string): boolean {
  return eventType === 'contact_message' || eventType === 'feedback'
}
