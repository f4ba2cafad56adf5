import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit, variousSubmissions } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, mails cascade')
})

type Decided = {
  records: SubmissionRecord[]
  refused: { id: string; code: string; error: string }[]
}
type DecidedSubmission = { id: string; corrected?: string }

const send = (decision: object, submissions: DecidedSubmission[], headers = {}) =>
  api.send(
    'POST',
    '/api/sys/mgmt/submissions/decisions',
    { decision, submissions },
    {
      ...bearer(token),
      ...headers,
    },
  )

async function decide(decision: object, ids: string[], headers = {}): Promise<Decided> {
  const response = await send(
    decision,
    ids.map((id) => ({ id })),
    headers,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Decided
}

const approve = { kind: 'approve' }
const reject = (notes: string | null = 'no') => ({ kind: 'reject', notes })
const nobody = '00000000-0000-4000-8000-000000000000'

async function events(): Promise<CalendarEvent[]> {
  return (await (await api.request('/api/events')).json()) as CalendarEvent[]
}

async function mailsOf(kind: string): Promise<{ submission_id: string; subject: string; locale: string }[]> {
  const { rows } = await api.services.pool.query(
    'select submission_id, subject, locale, status, text from mails where kind = $1 order by subject',
    [kind],
  )
  return rows
}

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  return (await api.services.pool.query(text)).rows
}

describe('approving several', () => {
  test('publishes each as approving it alone does: the same event, mail, notes and line of the audit log', async () => {
    const kinds = variousSubmissions
    const made: Record<string, unknown>[][] = []
    for (const way of ['alone', 'together']) {
      await api.services.pool.query('truncate submissions, events, mails, translation_marks cascade')
      const ids: string[] = []
      for (const kind of kinds) ids.push(await submit(api, kind))
      if (way === 'together') expect((await decide(approve, ids)).refused).toEqual([])
      else
        for (const id of ids)
          await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
      made.push(await rowsOf(everything))
    }
    expect(made[1]).toHaveLength(kinds.length)
    expect(made[1]).toEqual(made[0])
  })

  test('is one event each, in all lists, with its link and its calendar file in the mail of each organizer', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c'].map((title) => submit(api, { title, organizerEmail: `${title}@example.com` })),
    )
    const { records, refused } = await decide(approve, ids)
    expect(refused).toEqual([])
    expect(records.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'approved']))
    const listed = await events()
    expect(listed.map(({ id }) => id).toSorted()).toEqual(records.map(({ eventId }) => eventId).toSorted())
    expect(await (await api.request('/api/facets')).json()).toMatchObject({ total: 3 })
    expect(await mailsOf('submissionPublished')).toMatchObject(
      ids.map((id) => ({ submission_id: id, status: 'queued' })),
    )
    const jobs = await rowsOf(
      `select count(*)::int as jobs from graphile_worker.jobs j join mails m on j.key = 'mail:' || m.id
       where m.kind = 'submissionPublished'`,
    )
    expect(jobs).toEqual([{ jobs: 3 }])
  })

  test('keeps none back for one that is refused, and says why in the reader’s language', async () => {
    const [open, decided, corrected] = [await submit(api), await submit(api), await submit(api)]
    await decide(reject(), [decided])
    await api.services.pool.query('update submissions set corrected_at = now() where id = $1', [corrected])
    const answer = await send(
      approve,
      [{ id: open }, { id: decided }, { id: nobody }, { id: corrected, corrected: 'never' }],
      { 'accept-language': 'he' },
    )
    const { requestErrors } = messagesFor('he')
    const { records, refused } = (await answer.json()) as Decided
    expect(records.map(({ id }) => id)).toEqual([open])
    expect(refused).toEqual([
      { id: decided, code: 'notPending', error: requestErrors.notPending },
      { id: nobody, code: 'notFound', error: requestErrors.notFound },
      { id: corrected, code: 'corrected', error: requestErrors.corrected },
    ])
    expect(await events()).toHaveLength(1)
  })

  test('that are named twice, or in capitals, is approving them once', async () => {
    const id = await submit(api)
    const { records, refused } = await decide(approve, [id, id, id.toUpperCase()])
    expect([records.length, refused]).toEqual([1, []])
    expect(await mailsOf('submissionPublished')).toHaveLength(1)
  })

  test('by two admins at once, in another order, ends without a deadlock and with one event each', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => submit(api)))
    const [one, other, single] = await Promise.all([
      decide(approve, ids),
      decide(approve, ids.toReversed()),
      api.send('POST', `/api/sys/mgmt/submissions/${ids[5]}/approve`, undefined, bearer(token)),
    ])
    const approvedAlone = single.status === 200 ? 1 : 0
    expect(one.records.length + other.records.length + approvedAlone).toBe(12)
    expect(await events()).toHaveLength(12)
  })

  test('leaves nothing behind when one event cannot be stored', async () => {
    const ids = [await submit(api, { title: 'fits' }), await submit(api, { title: 'does not' })]
    const { pool } = api.services
    await pool.query(`alter table events_locales add constraint fits check (title <> 'does not') not valid`)
    const response = await send(
      approve,
      ids.map((id) => ({ id })),
    )
    await pool.query('alter table events_locales drop constraint fits')
    expect(response.status).toBe(500)
    expect(await events()).toEqual([])
    expect((await decide(approve, ids)).records).toHaveLength(2)
  })
})

test('rejecting several keeps the note with each, and tells each organizer', async () => {
  const ids = [await submit(api, { title: 'One' }), await submit(api, { title: 'Two' })]
  const { records } = await decide(reject('No date yet'), ids)
  expect(records).toMatchObject(ids.map((id) => ({ id, status: 'rejected', adminNotes: 'No date yet' })))
  const mails = await mailsOf('submissionRejected')
  expect(mails.map(({ submission_id: id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('messages are handled without an event, together with events', async () => {
  const [message] = await rowsOf(
    `insert into submissions (title, event_type) values ('[CONTACT] Hello', 'contact_message') returning id`,
  )
  const { records } = await decide(approve, [String(message?.id), await submit(api)])
  expect(records.map(({ eventId }) => eventId !== null)).toEqual([false, true])
})

test('deleting several takes their events along, in any status', async () => {
  const ids = [await submit(api), await submit(api), await submit(api)]
  await decide(approve, ids.slice(0, 1))
  await decide(reject(), ids.slice(1, 2))
  const { records, refused } = await decide({ kind: 'delete' }, [...ids, nobody])
  expect([records, refused.map(({ id }) => id)]).toEqual([[], [nobody]])
  expect(await events()).toEqual([])
  expect(await rowsOf('select id from submissions')).toEqual([])
})

test.each<[string, object]>([
  ['no submissions', { decision: approve, submissions: [] }],
  ['more than 100', { decision: approve, submissions: Array(101).fill({ id: nobody }) }],
  ['no id', { decision: approve, submissions: [{ id: 'nonsense' }] }],
  ['an unknown decision', { decision: { kind: 'postpone' }, submissions: [{ id: nobody }] }],
  ['notes where none belong', { decision: { ...approve, notes: 'x' }, submissions: [{ id: nobody }] }],
  ['notes too long', { decision: reject('x'.repeat(5001)), submissions: [{ id: nobody }] }],
])('a request with %s is answered 422', async (_, body) => {
  const path = '/api/sys/mgmt/submissions/decisions'
  expect((await api.send('POST', path, body, bearer(token))).status).toBe(422)
})

/** All that an approval leaves behind, without ids and times, by the title of the submission. */
const everything = `
  select s.title as submission, s.status, s.decided_by, s.admin_notes,
    to_jsonb(e) - '{id,submission_id,created_at,updated_at}'::text[] as event,
    (select jsonb_agg(to_jsonb(l) - '{id,_parent_id}'::text[] order by l._locale) from events_locales l
     where l._parent_id = e.id) as texts,
    (select jsonb_agg(to_jsonb(m) - '{subject_id,noted_at}'::text[] order by m.field) from translation_marks m
     where m.subject_id = e.id) as marks,
    (select jsonb_agg(jsonb_build_object('kind', m.kind, 'subject', m.subject, 'locale', m.locale, 'status', m.status,
       'to', m.recipient_email, 'files', jsonb_array_length(m.extras -> 'attachments')) order by m.kind)
     from mails m where m.submission_id = s.id) as mails,
    (select jsonb_agg(jsonb_build_object('action', a.action, 'by', a.username, 'details', a.details))
     from audit_entries a where a.subject = s.id::text) as log
  from submissions s left join events e on e.submission_id = s.id
  order by s.title`
