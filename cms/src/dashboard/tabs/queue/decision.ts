import { call } from '@cyberluach/api/client'

import { storedToken } from '../../session/stored-session.ts'
import type { Reading } from './queue-state.ts'
import type { Submission } from './submission.ts'

export type Decision = { kind: 'approve' } | { kind: 'reject'; notes: string } | { kind: 'delete' }

/**
 * Carries out one decision; the record as it is then, null for one that is deleted. What its organizer has corrected
 * since it was read is not approved unseen.
 */
export async function sendDecision(
  { id, correctedAt }: Pick<Submission, 'id' | 'correctedAt'>,
  decision: Decision,
  locale: string,
): Promise<Submission | null> {
  const request = { params: { id }, token: storedToken() ?? '', headers: { 'accept-language': locale } }
  if (decision.kind === 'approve') {
    const query = { corrected: correctedAt ?? 'never' }
    return await call('POST /api/sys/mgmt/submissions/{id}/approve', { ...request, query })
  }
  if (decision.kind === 'reject') {
    const body = { notes: decision.notes }
    return await call('POST /api/sys/mgmt/submissions/{id}/reject', { ...request, body })
  }
  await call('DELETE /api/sys/mgmt/submissions/{id}', request)
  return null
}

/** A reading as it would have been after the decision. */
export function readingAfter(reading: Reading, id: string, changed: Submission | null): Reading {
  const { rows, others, total } = reading
  const after = (list: readonly Submission[]) =>
    changed === null
      ? list.filter((one) => one.id !== id)
      : list.map((one) => (one.id === id ? changed : one))
  const isGone = changed === null && rows.some((one) => one.id === id)
  return { ...reading, rows: after(rows), others: after(others), total: isGone ? total - 1 : total }
}

/** Approving and rejecting are for what still waits; anything can be deleted. */
export function concernedBy(decision: Decision['kind'], submissions: readonly Submission[]): Submission[] {
  return submissions.filter(({ status }) => decision === 'delete' || status === 'pending')
}
