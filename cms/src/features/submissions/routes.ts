import { submissionExportRoutes } from './exports.ts'
import { messageRoutes } from './messages/routes.ts'
import { submissionLinkRoutes } from './link/routes.ts'
import * as submissionsApi from '@cyberluach/api/submissions'
import { enqueueReceivedMail } from './mails/enqueue.ts'
import { handle, type Call } from '../../platform/http/endpoint.ts'
import { insertSubmission, writeColumns, columnsOf } from './write-submission.ts'
import { languageOf } from '../../platform/http/request.ts'
import { done, unchanged, refused } from '../../platform/http/outcome.ts'
import { submissionOf, submissionColumns, type SubmissionRow, submissionConditions } from './rows.ts'
import * as moderationApi from '@cyberluach/api/moderation'
import type { Pool } from 'pg'
import { tagOfList, matchesEtag } from '../../platform/http/etag.ts'
import type { Conditions } from '../../platform/database/conditions.ts'
import { readSimilar } from './similar.ts'
import { eventTypes } from '@cyberluach/core/events/event'
import { recordAudit } from '../audit/audit.ts'
import { holdPending, decideOne, decide, deleteSubmissions, undoDecisions as undo } from './decisions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { fill } from '@cyberluach/i18n/translate'
import { textsFor, textsInBoth } from '../texts/texts-for.ts'

const createSubmission = handle(submissionsApi.createSubmission, { limit: 'submissions' }, async (call) => {
  const { body, services, once } = call
  const { timeZone } = services.configuration
  const texts = await textsInBoth(services.pool)
  return once(async (client) => {
    const columns = { ...columnsOf(body, timeZone), organizer_email: body.organizerEmail }
    const { row, isSuspicious } = await insertSubmission(client, 'submission', call, columns)
    // Whoever is named need not be who sent it: what is published tells them.
    if (!isSuspicious) await enqueueReceivedMail({ client, services, texts }, submissionOf(row, timeZone))
    return done(201, { id: row.id })
  })
})

type Query = Call<typeof moderationApi.listSubmissions>['query']

/** Each is the order of an index, so that the first page is read and not sorted. */
const orders = {
  newest: 's.created_at desc, s.id',
  queue: `(s.status <> 'pending'), (case when s.status = 'pending' then s.created_at end), s.decided_at desc nulls last, s.created_at desc, s.id`,
  inbox: `(s.status <> 'pending'), s.created_at desc, s.id`,
}

const listSubmissions = handle(moderationApi.listSubmissions, async ({ query, headers, services }) => {
  const { pool, configuration } = services
  const etag = await tagOfList(pool, 'submissions', query, configuration.timeZone)
  if (matchesEtag(headers, etag)) return unchanged(etag)
  const filter = submissionConditions(query)
  const { rows, total } = await (query.q ? searched : listed)(pool, filter, query)
  const records = rows.map((row) => {
    const { total: _, ...submission } = row
    return submissionOf(submission, configuration.timeZone)
  })
  return done(200, records, { 'x-total-count': String(total), etag })
})

type PageRow = SubmissionRow & { total: string | null }
type Page = { rows: PageRow[]; total: number }

/** Without a search, the first page and the number of all are read from indexes, each for itself. */
async function listed(pool: Pool, filter: Conditions, query: Query): Promise<Page> {
  const [rows, total] = await Promise.all([pageOf(pool, filter, query, 'null'), countOf(pool, filter)])
  return { rows, total }
}

/** What a search finds is found once: for the page, and to be counted. */
async function searched(pool: Pool, filter: Conditions, query: Query): Promise<Page> {
  const rows = await pageOf(pool, filter, query, 'count(*) over ()')
  const isBeyond = rows.length === 0 && query.offset > 0
  return { rows, total: isBeyond ? await countOf(pool, filter) : Number(rows[0]?.total ?? 0) }
}

/** Sorts ids alone, and reads the records of the page that is left. */
async function pageOf(pool: Pool, { where, values }: Conditions, query: Query, total: string): Promise<PageRow[]> {
  const order = orders[query.order]
  const next = values.length + 1
  const { rows } = await pool.query<PageRow>(
    `select ${submissionColumns}, page.total
     from (
       select s.id, ${total} as total from submissions s
       where ${where} order by ${order} limit $${next} offset $${next + 1}
     ) page
     join submissions s on s.id = page.id
     order by ${order}`,
    [...values, query.limit, query.offset],
  )
  return rows
}

async function countOf(pool: Pool, { where, values }: Conditions): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from submissions s where ${where}`, values)
  return Number(rows[0]?.count ?? 0)
}

const listSimilar = handle(moderationApi.listSimilar, async ({ query, services }) =>
  done(200, await readSimilar(query.ids, services.configuration.timeZone)),
)

/** What was received first stays as it was; the same again changes nothing. */
const editSubmission = handle(moderationApi.editSubmission, ({ params, query, body, services, signedIn }) => {
  const { timeZone } = services.configuration
  return inTransaction(async (client) => {
    const held = await holdPending(client, params.id, query.corrected)
    if ('kind' in held) return held
    if (!eventTypes.some((type) => type === held.eventType)) return refused('notFound')
    const columns = { ...columnsOf(body, timeZone), organizer_email: body.organizerEmail }
    const edited = await writeColumns(client, held.id, columns, 'edited_at')
    if (!edited) return done(200, submissionOf(held, timeZone))
    const { username } = signedIn.user
    await recordAudit(client, { action: 'submissionEdited', username, subject: held.id, details: body.title })
    return done(200, submissionOf(edited, timeZone))
  })
})

const approveSubmission = handle(moderationApi.approveSubmission, (call) =>
  decideOne(call, { id: call.params.id, seen: call.query.corrected }, { kind: 'approve' }),
)

const rejectSubmission = handle(moderationApi.rejectSubmission, (call) =>
  decideOne(call, { id: call.params.id }, { kind: 'reject', notes: call.body.notes }),
)

const decideSubmissions = handle(moderationApi.decideSubmissions, async (call) => {
  const { body, headers, services, signedIn } = call
  const texts = await textsInBoth(services.pool)
  const { username } = signedIn.user
  const seen = new Map(body.submissions.map(({ id, corrected }) => [id, corrected]))
  const asked = [...seen].map(([id, corrected]) => ({ id, seen: corrected }))
  const { records, refused } = await inTransaction((client) =>
    decide({ client, services, texts, username }, asked, body.decision),
  )
  const locale = languageOf(headers)
  const { requestErrors } = texts[locale]
  return done(200, {
    records,
    refused: refused.map(({ id, code }) => ({ id, code, error: fill(locale, requestErrors[code]) })),
  })
})

const undoDecisions = handle(moderationApi.undoDecisions, async ({ body, headers, services, signedIn }) => {
  const locale = languageOf(headers)
  const { requestErrors } = await textsFor(locale, services.pool)
  const { timeZone } = services.configuration
  const { username } = signedIn.user
  const { records, refused } = await inTransaction((client) => undo({ client, username, timeZone }, body.submissions))
  return done(200, {
    records,
    refused: refused.map(({ id, code }) => ({ id, code, error: fill(locale, requestErrors[code]) })),
  })
})

const deleteSubmission = handle(moderationApi.deleteSubmission, async ({ params, services, signedIn }) => {
  const texts = await textsInBoth(services.pool)
  const { username } = signedIn.user
  const [refusal] = await inTransaction((client) =>
    deleteSubmissions({ client, services, texts, username }, [params.id]),
  )
  return refusal ? refused(refusal.code) : done(204, null)
})

export const submissionRoutes = [
  createSubmission,
  listSubmissions,
  editSubmission,
  approveSubmission,
  rejectSubmission,
  deleteSubmission,
  decideSubmissions,
  undoDecisions,
  listSimilar,
  ...submissionLinkRoutes,
  ...messageRoutes,
  ...submissionExportRoutes,
] as const
