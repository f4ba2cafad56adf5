import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { storeEvent } from '../../../testing/events.ts'
import { stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { lockRecords, type Stated } from '../rows.ts'
import type { Match } from './score.ts'
import { matchRecord } from './match.ts'

let api: TestApi
let source: string

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate events, sources cascade')
  source = await storeSource(api)
})

type Input = Parameters<typeof storeEvent>[1] & { url?: string }

async function event({ url, ...given }: Input): Promise<string> {
  const id = await storeEvent(api, { startDay: '2037-03-03', ...given })
  await api.services.pool.query('update events set registration_url = $2 where id = $1', [id, url ?? null])
  return id
}

const see = (row: Partial<Stated>, given = {}) => storeSourceRecord(api, source, stated(row), given)

async function matched(id: string): Promise<Match> {
  return inTransaction(async (client) => {
    const [record] = await lockRecords(client, [id])
    if (!record) throw new Error('no record')
    return matchRecord(client, record)
  })
}
const matchOf = async (row: Partial<Stated>) => matched(await see(row))

describe('a record merges by itself', () => {
  test('where it has the address of an event within a week, however the name is written', async () => {
    const id = await event({ title: 'WiCyS: Women in CyberSecurity', url: 'https://www.wicys.org/2037/' })
    const row = { title: 'WiCyS', url: 'http://wicys.org/2037?utm_source=list', startDay: '2037-03-05' }
    expect(await matchOf(row)).toMatchObject({ kind: 'merge', eventId: id, why: 'key' })
  })

  test('where it is on the host of an event that is called alike', async () => {
    const id = await event({ title: 'Ekoparty', url: 'https://ekoparty.org/en' })
    const row = { title: 'Ekoparty Security Conference', url: 'https://ekoparty.org' }
    expect(await matchOf(row)).toMatchObject({ kind: 'merge', eventId: id, why: 'sameHostAlikeName' })
  })

  test('where name, city and both days are one, though the host is one of many', async () => {
    const given = { title: 'Nullcon Berlin', locationCity: 'Berlin', endDay: '2037-03-04' }
    const id = await event({ ...given, url: 'https://nullcon.net/a' })
    const row = { title: 'NULLCON Berlin 2037', url: 'https://nullcon.net/b', city: 'Berlin' }
    expect(await matchOf({ ...row, endDay: '2037-03-04' })).toMatchObject({
      kind: 'merge',
      eventId: id,
      why: 'sameNameCityDays',
    })
    expect(await matchOf({ ...row, endDay: '2037-03-05' })).toMatchObject({
      kind: 'ask',
      candidates: [{ eventId: id, why: ['alikeName', 'sameCity', 'sameDays'] }],
    })
  })
})

test('a franchise is one in the letters of another language, by its city and day', async () => {
  const id = await event({ title: 'BSides TLV', locationCity: 'Tel Aviv' })
  expect(await matchOf({ title: 'בי-סיידס תל אביב', city: 'תל אביב' })).toMatchObject({ kind: 'merge', eventId: id })
})

describe('a record is asked about', () => {
  test('where an event of its name takes place meanwhile, and begins up to a week before it', async () => {
    const given = { title: 'Black Hat USA 2037', locationCity: 'Las Vegas', url: 'https://blackhat.com/us-27' }
    const id = await event({ ...given, endDay: '2037-03-08' })
    const row = { title: 'Black Hat USA', city: 'Las Vegas', url: 'https://blackhat.com/', endDay: '2037-03-10' }
    expect(await matchOf({ ...row, startDay: '2037-03-07' })).toMatchObject({
      kind: 'ask',
      candidates: [{ eventId: id }],
    })
    expect(await matchOf({ ...row, startDay: '2037-03-09' })).toEqual({ kind: 'new' })
  })

  test('where one is a training or a track, even at the address of what it stands beside', async () => {
    const url = 'https://antisyphon.example/summit'
    const given = { title: 'Antisyphon Summit (Conference)', locationCity: 'Deadwood' }
    const id = await event({ ...given, url })
    for (const title of ['Antisyphon Summit (Training)', 'CT-Antisyphon Summit'])
      expect(await matchOf({ title, city: 'Deadwood', url })).toMatchObject({
        kind: 'ask',
        candidates: [{ eventId: id }],
      })
  })

  test('where it has the address of an event of that year that is called alike, on other days', async () => {
    const url = 'https://appsecil.org/'
    const given = { title: 'OWASP AppSec Israel 2037', locationCity: 'Tel Aviv' }
    const id = await event({ ...given, startDay: '2037-10-06', url: 'https://www.appsecil.org' })
    await event({ ...given, title: 'OWASP AppSec Israel 2036', startDay: '2036-10-05', url })
    await event({ ...given, title: 'Cooking for hackers', startDay: '2037-11-06', url })
    const row = { title: 'OWASP AppSec Israel 2037', city: 'Tel Aviv', url, startDay: '2037-05-18' }
    expect(await matchOf(row)).toMatchObject({
      kind: 'ask',
      candidates: [{ eventId: id, why: ['sameLink', 'sameHost', 'alikeName', 'sameCity'] }],
    })
    expect(await matchOf({ ...row, title: 'AppSec Israel', startDay: '2037-05-19' })).toMatchObject({
      kind: 'ask',
      candidates: [{ eventId: id }],
    })
    expect(await matchOf({ ...row, title: 'AppSec Israel', startDay: '2038-05-18' })).toEqual({ kind: 'new' })
  })

  test('best first', async () => {
    const other = await event({ title: 'Cyber Night Market', locationCity: 'Haifa', startDay: '2037-03-05' })
    const one = await event({ title: 'Cyber Night', locationCity: 'Haifa' })
    const found = await matchOf({ title: 'Cyber Night', city: 'Haifa', endDay: '2037-03-04' })
    expect(found.kind === 'ask' && found.candidates.map(({ eventId }) => eventId)).toEqual([one, other])
  })

  test('where the letters are other ones, on the same day in the same city', async () => {
    const id = await event({ title: 'Cyber Week', locationCity: 'תל אביב' })
    expect(await matchOf({ title: 'שבוע הסייבר', city: 'תל־אביב' })).toMatchObject({
      candidates: [{ eventId: id }],
    })
    expect(await matchOf({ title: 'שבוע הסייבר', city: 'תל־אביב', startDay: '2037-03-04' })).toEqual({
      kind: 'new',
    })
  })

  test('where two events are it alike', async () => {
    for (const path of ['a', 'b']) await event({ title: 'Hackvens', url: `https://hackvens.fr/${path}` })
    expect(await matchOf({ title: 'Hackvens', url: 'https://hackvens.fr' })).toMatchObject({ kind: 'ask' })
  })
})

describe('a record is new', () => {
  test('where nothing but the host is one and the names are not alike at all', async () => {
    await event({ title: 'AiSecCon', url: 'https://siberx.org/ai' })
    const row = { title: 'Canadian Women in Cybersecurity', url: 'https://siberx.org/women' }
    expect(await matchOf({ ...row, startDay: '2037-03-04' })).toEqual({ kind: 'new' })
  })

  test('where its list was told so of the edition before, and no other list was', async () => {
    const [rsa, track] = ['RSA Conference', 'CT-RSA']
    const before = await event({
      title: `${rsa} 2036`,
      locationCity: 'San Francisco',
      startDay: '2036-03-03',
    })
    const row = { title: `${track} 2036`, city: 'San Francisco', startDay: '2036-03-03' }
    const record = await see(row)
    expect(await matched(record)).toMatchObject({ kind: 'ask', candidates: [{ eventId: before }] })
    await api.services.pool.query(
      `insert into sighting_verdicts (sighting_id, event_id, verdict) values ($1, $2, 'different')`,
      [record, before],
    )
    await event({ title: `${rsa} 2037`, locationCity: 'San Francisco' })
    const next = { title: `${track} 2037`, city: 'San Francisco' }
    expect(await matchOf(next)).toEqual({ kind: 'new' })
    source = await storeSource(api, { name: 'another' })
    expect(await matchOf(next)).toMatchObject({ kind: 'ask' })
  })

  test('in the same franchise elsewhere, and in the same place next year', async () => {
    await event({ title: 'BSides Sofia', locationCity: 'Sofia' })
    expect(await matchOf({ title: 'BSidesSF', city: 'San Francisco, CA' })).toEqual({ kind: 'new' })
    expect(await matchOf({ title: 'BSides Sofia', city: 'Sofia', startDay: '2038-03-03' })).toEqual({
      kind: 'new',
    })
  })

  test('beside another row of the same list, which its source tells apart', async () => {
    const id = await event({
      title: 'Nullcon Berlin',
      url: 'https://nullcon-berlin.org',
      locationCity: 'Berlin',
    })
    await see(
      { title: 'Nullcon Berlin', url: 'https://nullcon-berlin.org' },
      { event: id, seen: '2037-01-01T00:00:00Z' },
    )
    const training = await see(
      { title: 'Nullcon Berlin Training', url: 'https://nullcon-berlin.org/training' },
      { seen: '2037-01-01T00:00:00Z' },
    )
    expect(await matched(training)).toEqual({ kind: 'new' })
  })

  test('where somebody decided that it is another one, and the other way round', async () => {
    const id = await event({ title: 'Ekoparty', url: 'https://ekoparty.org' })
    const record = await see({ title: 'Ekoparty', url: 'https://ekoparty.org' })
    const decide = (verdict: string) =>
      api.services.pool.query(
        `insert into sighting_verdicts (sighting_id, event_id, verdict) values ($1, $2, $3)
         on conflict (sighting_id, event_id) do update set verdict = excluded.verdict`,
        [record, id, verdict],
      )
    await decide('different')
    expect(await matched(record)).toEqual({ kind: 'new' })
    await decide('same')
    expect(await matched(record)).toMatchObject({ kind: 'merge', eventId: id, why: 'verdict' })
  })

  test('beside a sample', async () => {
    await event({ title: 'Ekoparty', url: 'https://ekoparty.org', isSample: true })
    expect(await matchOf({ title: 'Ekoparty', url: 'https://ekoparty.org' })).toEqual({ kind: 'new' })
  })
})
