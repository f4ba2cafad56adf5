import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../../platform/services.ts'
import { startFeedHosts, type FeedHost } from '../../../testing/feed-hosts.ts'
import { noDefaults } from '../../../testing/sources.ts'
import { discoverLists } from './discover.ts'
import { pace } from './pages.ts'
import { readList } from './read-list.ts'

const configuration = {
  publicUrl: 'https://calendar.example',
  siteAddress: 'http://localhost:4321',
  contactEmail: 'hello@calendar.example',
  mailFrom: null,
  fetchPrivate: ['127.0.0.1/32'],
  timeZone: 'Asia/Jerusalem',
}
/** Of a team that keeps no list of its own. */
const pool = { query: async () => ({ rows: [] }) }
const services = { configuration, pool } as unknown as Services
let hosts: Awaited<ReturnType<typeof startFeedHosts>>

beforeAll(async () => {
  pace.ms = 0
  hosts = await startFeedHosts()
})
afterAll(() => hosts.stop())

async function rowsOf(host: FeedHost) {
  const source = { ...noDefaults, kind: 'iCalendar', address: hosts[host].list, hasPermission: false } as const
  const read = await readList(services, source, new Date())
  return read.kind === 'read' ? read.parsed.rows : read
}

test.each<FeedHost>(['meetup', 'luma', 'wordpress', 'indico', 'organizer'])(
  'from the page of %s, as it is for people, its calendar is found and read whole',
  async (host) => {
    const { page, list, upcoming } = hosts[host]
    const { lists } = await discoverLists(services, page)
    expect(lists[0]).toMatchObject({ address: list, kind: 'iCalendar', failed: null })
    expect(await rowsOf(host)).toHaveLength(upcoming)
  },
)

test('a calendar that is named by its address alone is called as it calls itself', async () => {
  expect((await discoverLists(services, hosts.meetup.list)).lists).toMatchObject([
    { reason: 'itself', name: 'OWASP Almond', upcoming: hosts.meetup.upcoming },
  ])
})

test('what such calendars say of places and links is understood', async () => {
  expect(await rowsOf('meetup')).toMatchObject([
    { city: 'Chicago, IL', country: 'United States', isOnline: false, url: expect.stringContaining('meetup.com') },
    { isOnline: true },
  ])
  expect(await rowsOf('luma')).toMatchObject([
    { isOnline: false, url: 'https://luma.com/event/evt-aaa111' },
    { isOnline: false, url: 'https://luma.com/event/evt-bbb222' },
  ])
  expect((await rowsOf('wordpress')) as unknown[]).toContainEqual(
    expect.objectContaining({ title: 'Cedar #70 – Night of the flags', city: 'Austin, TX', country: 'United States' }),
  )
})

test('a site that wants no robots is not read', async () => {
  expect(await discoverLists(services, hosts.closed.page)).toEqual({ lists: [], failed: 'robotsForbid' })
  expect(await rowsOf('closed')).toMatchObject({ kind: 'failed', reason: 'robotsForbid' })
  expect(hosts.closed.server.asked.every((path) => path === '/robots.txt')).toBe(true)
})
