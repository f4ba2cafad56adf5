import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission, submit } from '../../testing/submissions.ts'
import { submissionLink } from './submission-link.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, event_slugs, mails cascade')
})

const papers = {
  kind: 'callForPapers',
  day: '2026-11-29',
  time: '18:00',
  zone: 'Europe/London',
  url: 'https://flags.example/cfp',
}
const early = { kind: 'earlyPrice', day: '2026-11-30' }
const wholeEarly = { ...early, time: null, zone: null, url: null }

async function recordOf(id: string): Promise<SubmissionRecord> {
  const answer = await api.request('/api/sys/mgmt/submissions?status=pending', { headers: bearer(token) })
  const found = ((await answer.json()) as SubmissionRecord[]).find((record) => record.id === id)
  if (!found) throw new Error('the submission is not among those that wait')
  return found
}

const linkOf = (record: SubmissionRecord) =>
  submissionLink(api.services.configuration, record, new Date()).address.split('/').at(-1) ?? ''

test('deadlines are kept with what was handed in, shown to who decides and to who sent them, and carried to the event', async () => {
  const id = await submit(api, { deadlines: [papers, early] })
  const record = await recordOf(id)
  expect(record.deadlines).toEqual([papers, wholeEarly])
  const linked = (await (await api.request(`/api/submission/${linkOf(record)}`)).json()) as LinkedSubmission
  expect(linked.submission.deadlines).toEqual([papers, wholeEarly])

  const answer = await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
  const { eventId } = (await answer.json()) as SubmissionRecord
  const event = (await (await api.request(`/api/events/${eventId}`)).json()) as CalendarEvent
  expect(event.deadlines).toEqual([
    {
      kind: 'callForPapers',
      day: '2026-11-29',
      at: '2026-11-29T18:00:00Z',
      zone: 'Europe/London',
      url: 'https://flags.example/cfp',
      extendedFrom: null,
    },
    { kind: 'earlyPrice', day: '2026-11-30', at: null, zone: null, url: null, extendedFrom: null },
  ])
})

test('they are corrected by the private link, and left as they are by a change that says nothing of them', async () => {
  const id = await submit(api, { deadlines: [papers, early] })
  const { organizerEmail: _, ...correctable } = leastSubmission
  const link = linkOf(await recordOf(id))
  const corrected = await api.send('PUT', `/api/submission/${link}`, { ...correctable, deadlines: [early] })
  expect(corrected.status).toBe(200)
  const record = await recordOf(id)
  expect(record.deadlines).toEqual([wholeEarly])
  const edited = await api.send(
    'PUT',
    `/api/sys/mgmt/submissions/${id}?corrected=${encodeURIComponent(record.correctedAt ?? 'never')}`,
    { ...leastSubmission, title: 'Another title' },
    bearer(token),
  )
  expect(edited.status).toBe(200)
  expect((await recordOf(id)).deadlines).toEqual([wholeEarly])
})

test('an hour without a zone is by the clock of the event, or the site’s where that has no hours', async () => {
  const hour = { kind: 'registration', day: '2026-11-20', time: '18:00' }
  const shown = async (changes: object) =>
    (await recordOf(await submit(api, { ...changes, deadlines: [hour] }))).deadlines
  expect(await shown({ timeZone: 'America/New_York' })).toMatchObject([{ zone: 'America/New_York' }])
  expect(await shown({})).toMatchObject([{ zone: 'Asia/Jerusalem' }])
  expect(await shown({ allDay: true, timeZone: 'America/New_York' })).toMatchObject([{ zone: 'Asia/Jerusalem' }])
})

test('one that was handed in without any has none', async () => {
  expect((await recordOf(await submit(api))).deadlines).toEqual([])
})

test.each([
  ['a kind that is none', [{ ...early, kind: 'party' }], 'deadlines.0.kind', 'choose'],
  ['a day that is none', [early, { ...early, day: '2026-02-30' }], 'deadlines.1.day', 'date'],
  ['no day', [{ kind: 'abstracts' }], 'deadlines.0.day', 'required'],
  ['a day after the event', [{ ...early, day: '2026-12-04' }], 'deadlines.0.day', 'deadlineAfterEvent'],
  ['an hour that is none', [{ ...early, time: '25:00' }], 'deadlines.0.time', 'time'],
  ['a zone that is none', [{ ...early, zone: 'Mars/Base' }], 'deadlines.0.zone', 'timeZone'],
  ['a link that leads nowhere', [{ ...early, url: 'javascript:1' }], 'deadlines.0.url', 'url'],
  ['a field too many', [{ ...early, extendedFrom: '2026-11-01' }], 'deadlines.0.extendedFrom', 'unknownField'],
  ['the same twice', [early, { ...early, url: 'https://a.example/' }], 'deadlines.1.day', 'deadlineTwice'],
  ['eleven', Array.from({ length: 11 }, () => early), 'deadlines', 'max'],
])('%s is refused with what is wrong', async (_, deadlines, path, code) => {
  const answer = await api.send('POST', '/api/submissions', { ...leastSubmission, deadlines })
  expect(answer.status).toBe(422)
  const { issues } = (await answer.json()) as { issues: object[] }
  expect(issues).toContainEqual(expect.objectContaining({ path, code }))
})
