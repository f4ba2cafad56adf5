import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailLock } from '../mail/queue.ts'
import { sendMail } from '../mail/send-mail.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, mails, translation_marks cascade')
})

type Undone = { records: SubmissionRecord[]; refused: { id: string; code: string; error: string }[] }

async function decide(id: string, action: 'approve' | 'reject' = 'approve'): Promise<SubmissionRecord> {
  const body = action === 'reject' ? { notes: 'no' } : undefined
  const answer = await api.send('POST', `/api/sys/mgmt/submissions/${id}/${action}`, body, bearer(token))
  expect(answer.status).toBe(200)
  return (await answer.json()) as SubmissionRecord
}

async function undo(records: SubmissionRecord[], by = token): Promise<Undone> {
  const submissions = records.map(({ id, decidedAt }) => ({ id, decided: decidedAt }))
  const headers = { ...bearer(by), 'accept-language': 'en' }
  const answer = await api.send('POST', '/api/sys/mgmt/submissions/undo', { submissions }, headers)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Undone
}

const codes = ({ refused }: Undone) => refused.map(({ code }) => code)
const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const events = async () => (await (await api.request('/api/events')).json()) as CalendarEvent[]
const record = async (id: string) => {
  const path = `/api/sys/mgmt/submissions?ids=${id}`
  return ((await (await api.request(path, { headers: bearer(token) })).json()) as SubmissionRecord[])[0]
}
const decisionMails = () => rows(`select id, status from mails where kind <> 'submissionReceived'`)
const decisionJobs = () =>
  rows(`select run_at > now() + interval '10 seconds' as waits from graphile_worker.jobs j
        join mails m on j.key = 'mail:' || m.id where m.kind <> 'submissionReceived'`)

describe('undoing', () => {
  test('an approval takes the event off the calendar, and leaves the submission as it was before', async () => {
    const id = await submit(api, { titleHe: 'ליל הדגלים' })
    const before = await record(id)
    const approved = await decide(id)
    expect(await events()).toHaveLength(1)
    expect(await undo([approved])).toEqual({ records: [before], refused: [] })
    expect(await record(id)).toEqual(before)
    expect(await events()).toEqual([])
    expect((await api.request(`/api/events/${approved.eventId}`)).status).toBe(404)
    expect(await (await api.request('/api/facets')).json()).toMatchObject({ total: 0 })
    expect(await rows('select from translation_marks')).toEqual([])
    const again = await decide(id)
    expect(again.eventId).not.toBe(approved.eventId)
    expect(await events()).toHaveLength(1)
  })

  test('a rejection takes its note back', async () => {
    const id = await submit(api)
    const before = await record(id)
    expect((await undo([await decide(id, 'reject')])).records).toEqual([before])
  })

  test('several at once leaves those that were refused as they are', async () => {
    const [one, two, three] = [await submit(api), await submit(api), await submit(api)]
    const decided = [await decide(one), await decide(two, 'reject'), await decide(three)]
    await rows('delete from submissions where id = $1', [two])
    const { records, refused } = await undo(decided)
    expect(records.map(({ id }) => id).sort()).toEqual([one, three].sort())
    expect(refused).toEqual([{ id: two, code: 'notFound', error: messagesFor('en').requestErrors.notFound }])
    expect(await events()).toEqual([])
  })

  test('what was read in a message makes it unread again', async () => {
    const [{ id }] = await rows(
      `insert into submissions (title, event_type) values ('[CONTACT] Hello', 'contact_message') returning id`,
    )
    expect((await undo([await decide(id)])).records[0]).toMatchObject({ id, status: 'pending' })
  })

  test('is told by the audit log, beside the decision', async () => {
    const id = await submit(api, { title: 'Told' })
    await undo([await decide(id)])
    expect(
      await rows('select action, username, details from audit_entries where subject = $1 order by at', [id]),
    ).toEqual(
      ['approve', 'decisionUndone'].map((action) => ({
        action,
        username: 'admin',
        details: 'Told',
      })),
    )
  })
})

describe('the mail to the organizer', () => {
  test.each(['approve', 'reject'] as const)('waits until nothing can be undone (%s)', async (action) => {
    await decide(await submit(api), action)
    expect(await decisionJobs()).toEqual([{ waits: true }])
  })

  test('that it has arrived waits for nothing', async () => {
    await submit(api)
    expect(
      await rows('select run_at <= now() as now from graphile_worker.jobs where task_identifier = $1', ['send-mail']),
    ).toContainEqual({ now: true })
  })

  test.each(['approve', 'reject'] as const)('is as if it had never been, and its job too (%s)', async (action) => {
    const decided = await decide(await submit(api), action)
    const [{ id }] = await decisionMails()
    await undo([decided])
    expect(await decisionMails()).toEqual([])
    expect(await rows('select from graphile_worker.jobs where key = $1', [`mail:${id}`])).toEqual([])
    // A job that had begun by then finds nothing to send.
    await sendMail(api.services, { mail: id })
    expect(await decisionMails()).toEqual([])
  })

  test('that is being sent at that moment keeps everything as it is', async () => {
    const id = await submit(api)
    const approved = await decide(id)
    const [mail] = await decisionMails()
    const sender = await api.services.pool.connect()
    await sender.query(`select pg_advisory_lock(${mailLock('$1')})`, [mail.id])
    expect(codes(await undo([approved]))).toEqual(['undoTooLate'])
    await sender.query(`select pg_advisory_unlock(${mailLock('$1')})`, [mail.id])
    sender.release()
    expect(await record(id)).toMatchObject({ status: 'approved', eventId: approved.eventId })
    expect(await decisionMails()).toEqual([{ id: mail.id, status: 'queued' }])
    expect(await decisionJobs()).toHaveLength(1)
  })

  test('that has gone keeps everything as it is', async () => {
    const approved = await decide(await submit(api))
    await rows(`update mails set status = 'sent' where kind = 'submissionPublished'`)
    expect(codes(await undo([approved]))).toEqual(['undoTooLate'])
    expect(await events()).toHaveLength(1)
  })
})

describe('nothing is undone', () => {
  test('after ten seconds, and the reason is a sentence', async () => {
    const id = await submit(api)
    await decide(id)
    await rows(`update submissions set decided_at = decided_at - interval '12 seconds'`)
    await rows(`update events set updated_at = (select decided_at from submissions)`)
    const late = (await record(id)) as SubmissionRecord
    const { undoTooLate } = messagesFor('en').requestErrors
    expect((await undo([late])).refused).toEqual([{ id, code: 'undoTooLate', error: undoTooLate }])
    expect(await events()).toHaveLength(1)
  })

  test('where the event was edited or deleted since', async () => {
    const [one, two] = [await decide(await submit(api)), await decide(await submit(api))]
    const { payload } = api.services
    const hebrew = { collection: 'events', locale: 'he', data: { title: 'אחר' } } as const
    await payload.update({ ...hebrew, id: one.eventId ?? '' })
    await payload.delete({ collection: 'events', id: two.eventId ?? '' })
    expect(codes(await undo([one, two]))).toEqual(['changedSince', 'changedSince'])
    expect(await events()).toHaveLength(1)
    expect(await record(two.id)).toMatchObject({ status: 'approved' })
  })

  test('of a decision that came later than the one that is meant', async () => {
    const id = await submit(api)
    const first = await decide(id)
    await undo([first])
    const second = await decide(id, 'reject')
    expect(codes(await undo([first]))).toEqual(['changedSince'])
    expect(await record(id)).toEqual(second)
  })

  test('by another admin', async () => {
    const approved = await decide(await submit(api))
    const other = await signedIn(api, 'admin', 'second-admin')
    expect(codes(await undo([approved], other))).toEqual(['notYourDecision'])
    expect(await events()).toHaveLength(1)
  })

  test('twice: of three who ask at once, one has done it', async () => {
    const id = await submit(api)
    const approved = await decide(id)
    const answers = await Promise.all([undo([approved]), undo([approved]), undo([approved, approved])])
    expect(answers.flatMap(({ records }) => records)).toHaveLength(1)
    expect(answers.flatMap(codes)).toEqual(['changedSince', 'changedSince'])
    expect(await rows(`select from audit_entries where action = 'decisionUndone' and subject = $1`, [id])).toHaveLength(
      1,
    )
    expect(await record(id)).toMatchObject({ status: 'pending' })
  })
})
