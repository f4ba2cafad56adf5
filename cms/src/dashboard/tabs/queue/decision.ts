import type { SubmissionEdit } from '@cyberluach/api/submissions'
import { lastChangeOf } from '@cyberluach/core/submissions/submission'

import { callSignedIn } from '../../../session/session.ts'
import { type Reading, partsOf } from './queue-state.ts'
import type { Submission } from '../../submission.ts'
import type { Locale } from '@cyberluach/i18n/locales'

export type Decision = { kind: 'approve' } | { kind: 'reject'; notes: string } | { kind: 'delete' }

/** A submission in the state that was looked at. */
type Looked = Pick<Submission, 'id' | 'correctedAt' | 'editedAt'>

/**
 * Carries out one decision; the record as it is then, null for one that is deleted. What its organizer has corrected
 * or another admin edited since it was read is not approved unseen.
 */
export async function sendDecision(submission: Looked, decision: Decision, locale: Locale): Promise<Submission | null> {
  const { id } = submission
  const request = { params: { id }, locale }
  if (decision.kind === 'approve') {
    const query = { corrected: lastChangeOf(submission) }
    return await callSignedIn('POST /api/sys/mgmt/submissions/{id}/approve', { ...request, query })
  }
  if (decision.kind === 'reject') {
    const body = { notes: decision.notes }
    return await callSignedIn('POST /api/sys/mgmt/submissions/{id}/reject', { ...request, body })
  }
  await callSignedIn('DELETE /api/sys/mgmt/submissions/{id}', request)
  return null
}

/** Saves what an admin changed before deciding; the record as it is then. */
export async function sendEdit(
  { id }: Pick<Submission, 'id'>,
  body: SubmissionEdit,
  seen: string,
  locale: Locale,
): Promise<Submission> {
  const query = { corrected: seen }
  return await callSignedIn('PUT /api/sys/mgmt/submissions/{id}', { params: { id }, query, body, locale })
}

/** What became of submissions, by their ids: the record as it is now, null for one that is deleted. */
export type Changes = ReadonlyMap<string, Submission | null>

/** What a decision about several came to. Each reason is why one of them was not decided about. */
export type Outcome = { changes: Changes; reasons: readonly Error[] }

/** Carries out one decision about several, at most `mostDecided` of them. */
export async function sendDecisions(
  submissions: readonly Looked[],
  decision: Decision,
  locale: Locale,
): Promise<Outcome> {
  const entries = submissions.map((submission) => ({
    id: submission.id,
    ...(decision.kind === 'approve' && { corrected: lastChangeOf(submission) }),
  }))
  const { records, refused } = await callSignedIn('POST /api/sys/mgmt/submissions/decisions', {
    body: { decision, submissions: entries },
    locale,
  })
  const refusals = new Set(refused.map(({ id }) => id))
  const deleted = decision.kind === 'delete' ? submissions.filter(({ id }) => !refusals.has(id)) : []
  return {
    changes: new Map<string, Submission | null>([
      ...records.map((record) => [record.id, record] as const),
      ...deleted.map(({ id }) => [id, null] as const),
    ]),
    reasons: refused.map(({ error }) => new Error(error)),
  }
}

/** A decision that was just made: whose, and which of them, by its moment. */
export type Undoable = { id: string; decided: string }

/** Takes decisions back: the submissions wait again. */
export async function sendUndo(undoables: readonly Undoable[], locale: Locale): Promise<Outcome> {
  const changes = new Map<string, Submission | null>()
  const reasons: Error[] = []
  for (const part of partsOf(undoables, mostUndone)) {
    const { records, refused } = await callSignedIn('POST /api/sys/mgmt/submissions/undo', {
      body: { submissions: part },
      locale,
    })
    for (const record of records) changes.set(record.id, record)
    reasons.push(...refused.map(({ error }) => new Error(error)))
  }
  return { changes, reasons }
}

/** As many as the API takes at once. */
const mostUndone = 100

/** A reading as it would have been after the decision. */
export function readingAfter(reading: Reading, changes: Changes): Reading {
  const { rows, others, total } = reading
  const after = (list: readonly Submission[]) =>
    list.flatMap((one) => {
      const changed = changes.get(one.id)
      return changed === null ? [] : (changed ?? one)
    })
  const gone = rows.filter(({ id }) => changes.get(id) === null).length
  return { ...reading, rows: after(rows), others: after(others), total: total - gone }
}

/** Approving and rejecting are for what still waits; anything can be deleted. */
export function concernedBy(decision: Decision['kind'], submissions: readonly Submission[]): Submission[] {
  return submissions.filter(({ status }) => decision === 'delete' || status === 'pending')
}
