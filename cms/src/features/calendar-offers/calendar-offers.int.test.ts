import type { WaitingOffer } from '@cyberluach/api/calendar-offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { removeDecidedOffers } from './routes.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  admin = await signedIn(api, 'admin', 'noa')
})
afterAll(() => api.stop())
beforeEach(() => rows('truncate sources, calendar_offers, mails, idempotency_keys cascade'))

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const offer = { address: 'webcal://night.example/events.ics', organizer: 'Night people', email: 'dana@night.example' }
const offered = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const answer = await api.send('POST', '/api/calendar-offers', { ...offer, ...changes }, headers)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const path = '/api/sys/mgmt/calendar-offers'
const waiting = async () => (await (await api.send('GET', path, undefined, bearer(admin))).json()) as WaitingOffer[]
const decide = (id: string, body: object) => api.send('POST', `${path}/${id}/decision`, body, bearer(admin))
const mails = () =>
  rows('select kind, locale, recipient_email as "to", subject, text from mails order by created_at, id')

test('a calendar that is offered waits, is counted, and its sender hears that it arrived, in their language', async () => {
  const id = await offered({ locale: 'he', note: 'Every month' })
  expect(await waiting()).toEqual([
    {
      id,
      address: 'https://night.example/events.ics',
      organizer: 'Night people',
      email: 'dana@night.example',
      note: 'Every month',
      locale: 'he',
      isSuspicious: false,
      isRead: false,
      createdAt: expect.any(String),
    },
  ])
  expect(await mails()).toMatchObject([{ kind: 'calendarOffer', locale: 'he', to: 'dana@night.example' }])
  const summary = await (await api.send('GET', '/api/sys/mgmt/summary', undefined, bearer(admin))).json()
  expect(summary).toMatchObject({ sources: { offered: 1 } })
})

test('the same address offered again while it waits is stored once, and nobody is written to again', async () => {
  const id = await offered()
  expect(await offered({ email: 'other@night.example' })).toBe(id)
  expect(await waiting()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test.each([
  [{ address: 'night.example' }, 'address', 'url'],
  [{ address: 'file:///etc/passwd' }, 'address', 'url'],
  [{ organizer: ' ' }, 'organizer', 'required'],
  [{ email: 'dana' }, 'email', 'email'],
])('what is wrong with %j is said, and nothing is stored', async (changes, field, code) => {
  const answer = await api.send('POST', '/api/calendar-offers', { ...offer, ...changes })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ issues: [{ path: field, code }] })
  expect(await waiting()).toEqual([])
})

test('one press makes a source of it whose events wait, has it read, and tells its sender', async () => {
  const id = await offered()
  const answer = await decide(id, { verdict: 'add', kind: 'iCalendar', name: 'Night people' })
  expect(answer.status).toBe(200)
  const { source } = (await answer.json()) as { source: string }
  expect(await rows('select id, name, kind, address, trust, is_on from sources')).toEqual([
    {
      id: source,
      name: 'Night people',
      kind: 'iCalendar',
      address: 'https://night.example/events.ics',
      trust: 'queue',
      is_on: true,
    },
  ])
  expect(await rows('select from graphile_worker.jobs where key = $1', [`sync-source:${source}`])).toHaveLength(1)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'We received your calendar: night.example',
    'Your calendar was added: night.example',
  ])
  expect(await waiting()).toEqual([])
  expect((await decide(id, { verdict: 'decline' })).status).toBe(409)
})

test('an address that is read already is not read twice, and says so while it waits', async () => {
  const first = await offered()
  await decide(first, { verdict: 'add', kind: 'iCalendar', name: 'Night people' })
  const second = await offered({ email: null })
  expect(await waiting()).toMatchObject([{ id: second, isRead: true }])
  await decide(second, { verdict: 'add', kind: 'json', name: 'Again' })
  expect(await rows('select name from sources')).toEqual([{ name: 'Night people' }])
})

test('a declined calendar is told of with the word that was left, and noted in the audit log', async () => {
  const id = await offered()
  await decide(id, { verdict: 'decline', note: 'Not about security' })
  expect((await mails())[1]).toMatchObject({ text: expect.stringContaining('Not about security') })
  expect(
    await rows(`select username, details from audit_entries where action = 'calendarOfferDecided' and subject = $1`, [
      id,
    ]),
  ).toEqual([{ username: 'noa', details: 'night.example' }])
  expect(await rows('select from sources')).toEqual([])
})

test('a kind that needs a permission is not added by one press', async () => {
  expect((await decide(await offered(), { verdict: 'add', kind: 'ctftime', name: 'x' })).status).toBe(422)
})

test('whoever left no address gets no mail', async () => {
  await decide(await offered({ email: null }), { verdict: 'decline', note: null })
  expect(await mails()).toEqual([])
})

test('a month after the decision nothing is known of it any more; what waits stays', async () => {
  const decided = await offered()
  await decide(decided, { verdict: 'decline', note: null })
  const stays = await offered({ address: 'https://other.example/' })
  await removeDecidedOffers(api.services.pool)
  expect(await rows('select from calendar_offers')).toHaveLength(2)
  await rows(`update calendar_offers set created_at = now() - interval '1 year'`)
  await rows(`update calendar_offers set decided_at = now() - interval '31 days' where id = $1`, [decided])
  await removeDecidedOffers(api.services.pool)
  expect(await rows('select id from calendar_offers')).toEqual([{ id: stays }])
})
