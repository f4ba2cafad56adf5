import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission, submit } from '../../testing/submissions.ts'

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

const path = (id: string, rest = '') => `/api/sys/mgmt/submissions/${id}${rest}`
const edit = (id: string, changes: Record<string, unknown> = {}, seen = 'never') =>
  api.send('PUT', path(id, `?corrected=${seen}`), { ...leastSubmission, ...changes }, bearer(token))
const decide = (id: string, action: 'approve' | 'reject', query = '') =>
  api.send('POST', path(id, `/${action}${query}`), action === 'reject' ? { notes: null } : undefined, bearer(token))
const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows

async function edited(id: string, changes: Record<string, unknown>, seen = 'never'): Promise<SubmissionRecord> {
  const answer = await edit(id, changes, seen)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SubmissionRecord
}

/** The token of the organizer's private link. */
async function linkOf(id: string): Promise<string> {
  const [mail] = await rows(`select text from mails where submission_id = $1`, [id])
  return /\/submission\/([\w.-]+)/.exec(mail.text)?.[1] ?? ''
}

const everything = {
  title: 'Night of the flags, spelled right',
  titleHe: 'ליל הדגלים',
  description: 'One night',
  descriptionHe: 'לילה אחד',
  eventType: 'conference',
  difficultyLevel: 'mixed',
  startDate: '2026-12-05T10:00:00+02:00',
  endDate: '2026-12-05T18:00:00+02:00',
  isOnline: true,
  locationCountry: 'IL',
  locationCity: 'Haifa',
  locationVenue: 'Port 3',
  registrationUrl: 'https://flags.example/register',
  livestreamUrl: 'https://watch.example/live',
  prizeMoney: 2500,
  organizerName: 'Flags',
  organizerEmail: 'right@example.com',
  organizerPhone: '03-5550100',
  contactPersonName: 'Dana',
  contactPersonPhone: '03-5550101',
  contactPersonPosition: 'Producer',
  contactPersonHours: '9-17',
  additionalInfo: 'See you there',
}

describe('editing what waits', () => {
  test('changes every field, keeps what was received, and is what approving publishes', async () => {
    const id = await submit(api)
    const record = await edited(id, everything)
    expect(record).toMatchObject({
      ...everything,
      locationCountry: 'Israel',
      status: 'pending',
      correctedAt: null,
      editedAt: expect.any(String),
      received: expect.objectContaining({ title: leastSubmission.title }),
    })
    const { editedAt } = record
    const { eventId } = (await (await decide(id, 'approve', `?corrected=${editedAt}`)).json()) as SubmissionRecord
    expect(await (await api.request(`/api/events/${eventId}`)).json()).toMatchObject({
      title: everything.title,
      titleHe: everything.titleHe,
      startDate: everything.startDate,
      prizeMoney: 2500,
    })
    const [mail] = await rows(`select recipient_email from mails where kind = 'submissionPublished'`)
    expect(mail).toEqual({ recipient_email: 'right@example.com' })
  })

  test('is one line of the audit log, and none where nothing changes', async () => {
    const id = await submit(api)
    expect((await edited(id, {})).editedAt).toBeNull()
    await edited(id, { title: 'Spelled right' })
    expect(await rows(`select action, username, details from audit_entries where subject = $1`, [id])).toEqual([
      { action: 'submissionEdited', username: 'admin', details: 'Spelled right' },
    ])
  })

  test('shows its organizer the new text, and nothing of who edited it', async () => {
    const id = await submit(api)
    await edited(id, { title: 'Spelled right' })
    const linked = (await (await api.request(`/api/submission/${await linkOf(id)}`)).json()) as LinkedSubmission
    expect(linked.submission.title).toBe('Spelled right')
    expect(linked.submission).not.toHaveProperty('editedAt')
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ title: ' ' }, 'title', 'required'],
    [{ endDate: '2026-12-02T09:00:00+02:00' }, 'endDate', 'endBeforeStart'],
    [{ registrationUrl: 'nonsense' }, 'registrationUrl', 'url'],
    [{ organizerEmail: 'nobody' }, 'organizerEmail', 'email'],
    [{ eventType: 'party' }, 'eventType', 'choose'],
    [{ prizeMoney: -1 }, 'prizeMoney', 'min'],
    [{ status: 'approved' }, 'status', 'unknownField'],
  ])('goes by the rules of the public form: %j', async (changes, field, code) => {
    const id = await submit(api)
    const answer = await edit(id, changes)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ issues: [{ path: field, code }] })
  })
})

describe('whoever comes second hears it', () => {
  test.each(['approve', 'reject'] as const)('where somebody has decided meanwhile (%s)', async (action) => {
    const id = await submit(api)
    await decide(id, action)
    const answer = await edit(id, { title: 'Too late' })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'notPending' }])
  })

  test('where the organizer has corrected it meanwhile', async () => {
    const id = await submit(api)
    const { organizerEmail: _, ...correction } = { ...leastSubmission, title: 'Corrected' }
    await api.send('PUT', `/api/submission/${await linkOf(id)}`, correction)
    const answer = await edit(id, { title: 'Edited' })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'corrected' }])
  })

  test('where another admin has edited it meanwhile: for editing, approving, and approving several', async () => {
    const id = await submit(api)
    const { editedAt } = await edited(id, { title: 'First' })
    expect(await (await edit(id, { title: 'Second' })).json()).toMatchObject({ code: 'edited' })
    expect(await (await decide(id, 'approve', '?corrected=never')).json()).toMatchObject({ code: 'edited' })
    const several = { decision: { kind: 'approve' }, submissions: [{ id, corrected: 'never' }] }
    const answer = await api.send('POST', '/api/sys/mgmt/submissions/decisions', several, bearer(token))
    expect(await answer.json()).toMatchObject({ refused: [{ id, code: 'edited' }] })
    expect((await edit(id, { title: 'Second' }, editedAt ?? '')).status).toBe(200)
  })

  test('of two who save at once, one does', async () => {
    const id = await submit(api)
    const answers = await Promise.all([edit(id, { title: 'One' }), edit(id, { title: 'Other' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('messages are not edited', async () => {
  const [{ id }] = await rows(
    `insert into submissions (title, event_type) values ('[CONTACT] Hello', 'contact_message') returning id`,
  )
  expect((await edit(id)).status).toBe(404)
})
