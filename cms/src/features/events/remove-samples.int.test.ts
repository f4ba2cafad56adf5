import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedSamples } from '../../seed/seed.ts'
import { storeEvent } from '../../testing/events.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { removeOutlivedSamples } from './samples.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events cascade')
})

const remove = (by = token) => api.send('DELETE', '/api/sys/mgmt/sample-events', undefined, bearer(by))
const read = async <Answer>(path: string) => (await (await api.request(path)).json()) as Answer

async function removedNow(): Promise<number> {
  const answer = await remove()
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { removed: number }).removed
}

async function entries() {
  const { rows } = await api.services.pool.query<{ username: string; details: string }>(
    `select username, details from audit_entries where action = 'samplesRemoved' order by at`,
  )
  return rows
}

test('samples of a kind go once something real of it is ahead, and do not come back when that is over', async () => {
  await seedSamples(api.services)
  const kinds = async () => {
    const { rows } = await api.services.pool.query('select distinct event_type as kind from events where is_sample')
    return rows.map(({ kind }) => kind)
  }
  const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
  await storeEvent(api, { eventType: 'ctf', startDay: addDays(today, -1) })
  await storeEvent(api, { eventType: 'meetup', startDay: addDays(today, 9), state: 'cancelled' })
  expect(await removeOutlivedSamples(api.services)).toBe(0)
  const real = await storeEvent(api, { eventType: 'ctf', startDay: addDays(today, -1), endDay: today })
  expect(await removeOutlivedSamples(api.services)).toBeGreaterThan(3)
  expect(await kinds()).not.toContain('ctf')
  expect(await kinds()).toContain('meetup')
  await api.services.pool.query('delete from events where id = $1', [real])
  await seedSamples(api.services)
  expect(await kinds()).not.toContain('ctf')
})

test('an empty calendar is seeded; its samples go in one step, are noted once, and real events stay', async () => {
  await seedSamples(api.services)
  const own = await storeEvent(api, { title: 'Real', tags: ['sample'] })
  const { samples, total } = await read<{ samples: number; total: number }>('/api/figures')
  expect(samples).toBeGreaterThan(0)
  const summary = await api.request('/api/sys/mgmt/summary', { headers: bearer(token) })
  expect(await summary.json()).toMatchObject({ samples })
  expect(await removedNow()).toBe(samples)
  expect(await removedNow()).toBe(0)
  expect(await entries()).toEqual([{ username: 'admin', details: String(samples) }])
  expect(await read('/api/figures')).toMatchObject({ samples: 0, total })
  expect((await read<CalendarEvent[]>('/api/events')).some(({ id }) => id === own)).toBe(true)
})

test('two admins who press at once remove each sample once', async () => {
  for (const title of ['One', 'Two', 'Three']) await storeEvent(api, { title, isSample: true })
  const removed = await Promise.all([removedNow(), removedNow(), removedNow()])
  expect(removed.sort()).toEqual([0, 0, 3])
})

test('a calendar of nothing but samples is empty after it, and stays so at the next start', async () => {
  await storeEvent(api, { isSample: true })
  expect(await removedNow()).toBe(1)
  expect(await seedSamples(api.services)).toBe(0)
  expect(await read('/api/events')).toEqual([])
})

test('an editor removes none, and nobody does from a foreign page', async () => {
  await storeEvent(api, { isSample: true })
  expect((await remove(await signedIn(api, 'editor'))).status).toBe(403)
  const foreign = { ...bearer(token), origin: 'https://elsewhere.example' }
  const answer = await api.send('DELETE', '/api/sys/mgmt/sample-events', undefined, foreign)
  expect(answer.status).toBe(403)
  expect(await read('/api/figures')).toMatchObject({ samples: 1 })
})

test('nobody makes a sample of an event in the panel, or an event of a sample', async () => {
  const admin = await api.services.payload.find({
    collection: 'users',
    where: { username: { equals: 'admin' } },
  })
  const by = { user: admin.docs[0] ?? null, overrideAccess: false, collection: 'events' } as const
  const when = { state: 'scheduled', startDay: '2026-12-03', allDay: true } as const
  const made = await api.services.payload.create({
    ...by,
    data: { ...when, eventType: 'ctf', isOnline: true, title: 'Flags', isSample: true },
  })
  expect(made.isSample).toBe(false)
  const sample = await storeEvent(api, { isSample: true })
  const changed = await api.services.payload.update({ ...by, id: sample, data: { isSample: false } })
  expect(changed.isSample).toBe(true)
})
