import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { lastChangeOf } from '@cyberluach/core/submission'
import type { PoolClient } from 'pg'
import { recordAudits } from '../audit/record-audit.ts'
import { refused, type Refusal } from '../../platform/outcome.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from './submission-rows.ts'
import { updateSubmissions } from './update-submission.ts'

/** `seen` is the last change that was looked at, where that matters: a later one wants to be seen first. */
export type AskedAbout = { id: string; seen?: string | undefined }

export type RefusedOne = { id: string; code: 'notFound' | 'notPending' | 'corrected' | 'edited' }

/**
 * The pending ones among the submissions, held by this transaction until its end, and why the others are not: of two
 * who decide at once, the second sees the decision. All who hold several take them in one order, so that none waits for
 * another in a circle.
 */
export async function holdAllPending(
  client: PoolClient,
  asked: readonly AskedAbout[],
): Promise<{ held: SubmissionRow[]; refused: RefusedOne[] }> {
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = any($1::uuid[]) order by s.id for update of s`,
    [asked.map(({ id }) => id)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const held: SubmissionRow[] = []
  const refusals: RefusedOne[] = []
  for (const { id, seen } of asked) {
    const row = found.get(id)
    const code = refusalOf(row, seen)
    if (row && code === null) held.push(row)
    else refusals.push({ id, code: code ?? 'notFound' })
  }
  return { held, refused: refusals }
}

/** Like `holdAllPending`, of one. */
export async function holdPending(
  client: PoolClient,
  id: string,
  seen?: string,
): Promise<SubmissionRow | Refusal> {
  const { held, refused: refusals } = await holdAllPending(client, [{ id, seen }])
  return held[0] ?? refused(refusals[0]?.code ?? 'notFound')
}

function refusalOf(row: SubmissionRow | undefined, seen: string | undefined): RefusedOne['code'] | null {
  if (!row) return 'notFound'
  if (row.status !== 'pending') return 'notPending'
  const correctedAt = row.correctedAt?.toISOString() ?? null
  const last = lastChangeOf({ correctedAt, editedAt: row.editedAt?.toISOString() ?? null })
  if (seen === undefined || seen === last) return null
  return last === correctedAt ? 'corrected' : 'edited'
}

type Settlement = { status: 'approved' | 'rejected'; notes: string | null; username: string }

/** Writes down what was decided about submissions that are held, and answers them as they are then, in their order. */
export async function settle(
  client: PoolClient,
  held: readonly SubmissionRow[],
  { status, notes, username }: Settlement,
  timeZone: string,
): Promise<SubmissionRecord[]> {
  const rows = await updateSubmissions(
    client,
    held.map(({ id }) => id),
    'status = $2, admin_notes = coalesce($3, admin_notes), decided_at = now(), decided_by = $4',
    [status, notes, username],
  )
  const action = status === 'approved' ? 'approve' : 'reject'
  await recordAudits(
    client,
    held.map(({ id, title }) => ({ action, username, subject: id, details: title })),
  )
  const settled = new Map(rows.map((row) => [row.id, submissionOf(row, timeZone)]))
  return held.flatMap(({ id }) => settled.get(id) ?? [])
}
