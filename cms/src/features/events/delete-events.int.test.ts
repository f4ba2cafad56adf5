import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, translation_marks cascade')
})

const decide = (decision: object, ids: string[]) =>
  api.send(
    'POST',
    '/api/sys/mgmt/submissions/decisions',
    { decision, submissions: ids.map((id) => ({ id })) },
    bearer(token),
  )

async function published(count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => submit(api, { titleHe: 'ליל הדגלים' })))
  expect((await decide({ kind: 'approve' }, ids)).status).toBe(200)
  return ids
}

async function listed(): Promise<Pick<SubmissionRecord, 'status' | 'eventId' | 'eventState'>[]> {
  const answer = await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })
  const records = (await answer.json()) as SubmissionRecord[]
  return records.map(({ status, eventId, eventState }) => ({ status, eventId, eventState }))
}

const deleted = { status: 'approved', eventId: null, eventState: null }

const counted = async (table: string) =>
  Number((await api.services.pool.query(`select count(*) from ${table}`)).rows[0].count)

test('an event that is deleted in the panel leaves its submission saying so, deleted by many as well', async () => {
  await published(3)
  const { payload } = api.services
  const [admin] = (await payload.find({ collection: 'users', where: { username: { equals: 'admin' } } })).docs
  const by = { collection: 'events', user: admin ?? null, overrideAccess: false } as const
  const { docs } = await payload.find(by)
  await payload.delete({ ...by, id: docs[0]?.id ?? '' })
  expect((await listed()).filter(({ eventId }) => eventId === null)).toEqual([deleted])
  const others = docs.slice(1).map(({ id }) => id)
  await payload.delete({ ...by, where: { id: { in: others } } })
  expect(await listed()).toEqual([deleted, deleted, deleted])
})

test('a submission that is deleted takes along its event, the notes of its translation, and says so in the audit log', async () => {
  const ids = await published(2)
  const events = (await listed()).map(({ eventId }) => eventId)
  expect(await counted('translation_marks')).toBeGreaterThan(0)
  expect((await decide({ kind: 'delete' }, ids)).status).toBe(200)
  for (const table of ['submissions', 'events', 'events_locales', 'translation_marks'])
    expect(await counted(table), table).toBe(0)
  const { rows } = await api.services.pool.query<{ username: string; details: string }>(
    `select username, details from audit_entries where action = 'eventDeleted' and subject = any($1)`,
    [events],
  )
  expect(rows).toEqual(ids.map(() => ({ username: 'admin', details: 'Night of the flags' })))
})

test('what was called off is never deleted: not in the panel, and not with its submission; a sample is', async () => {
  const [id = ''] = await published(1)
  const { pool, payload } = api.services
  await pool.query(`update events set state = 'cancelled'`)
  const [admin] = (await payload.find({ collection: 'users', where: { username: { equals: 'admin' } } })).docs
  const by = { collection: 'events', user: admin ?? null, overrideAccess: false } as const
  const [event] = (await payload.find(by)).docs
  await expect(payload.delete({ ...by, id: event?.id ?? '' })).rejects.toThrow()
  expect((await decide({ kind: 'delete' }, [id])).status).toBe(200)
  expect(await counted('submissions')).toBe(0)
  expect(await counted('events')).toBe(1)
  await pool.query('update events set is_sample = true')
  await payload.delete({ ...by, id: event?.id ?? '' })
  expect(await counted('events')).toBe(0)
})
