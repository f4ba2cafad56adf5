import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { storeEvent } from '../../../testing/events.ts'
import { stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { lockRecords } from '../rows.ts'
import { canonicalAddress, canonicalHost } from './identity.ts'
import type { Match } from './score.ts'
import { matchRecords } from './match.ts'

/** A row of a public list. Rows that are of one event, as somebody looked at them, have its number. */
type Row = {
  list: string
  event: number
  title: string
  startDay: string
  endDay: string
  city: string | null
  country: string | null
  url: string | null
}

const rows = readFileSync(join(import.meta.dirname, 'samples', 'pairs.jsonl'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await api.services.pool.query('truncate events cascade')
})
afterAll(() => api.stop())

test('addresses are spelled by the database as by the code', async () => {
  const odd = [
    'HTTPS://WWW.Example.org:8443/A//b/?utm_source=x&b=1&a=2#top',
    'mailto:a@b.org',
    'https://2026.a.org/home',
  ]
  for (const url of [...new Set(rows.map(({ url }) => url)), ...odd]) {
    const { rows: spelled } = await api.services.pool.query(
      'select source_address($1) as address, source_host($1) as host',
      [url],
    )
    expect(spelled).toEqual([{ address: canonicalAddress(url), host: canonicalHost(url) }])
  }
})

test('of the rows of public lists, those that merge by themselves are one, and those that are one are found', async () => {
  const counted = { pairs: 0, found: 0, merged: 0, right: 0, asked: 0, askedInVain: 0 }
  const events = new Map<number, string>()
  for (const list of new Set(rows.map(({ list }) => list))) {
    const ofList = rows.filter((row) => row.list === list)
    const source = await storeSource(api, { name: list })
    const matched = await matchList(source, ofList)
    for (const { row, id, match } of matched) {
      const event = events.get(row.event) ?? null
      count(counted, match, event)
      const known = event ?? (await storeRow(row))
      events.set(row.event, known)
      await api.services.pool.query('update sightings set event_id = $2 where id = $1', [id, known])
    }
  }
  expect(counted.pairs).toBeGreaterThan(200)
  expect(counted.right).toBe(counted.merged)
  expect(counted.found).toBe(counted.pairs)
  expect(counted.merged / counted.pairs).toBeGreaterThanOrEqual(0.98)
  expect(counted.askedInVain).toBeLessThan(counted.pairs / 50)
})

async function matchList(source: string, ofList: readonly Row[]) {
  const ids: string[] = []
  const seen = '2026-01-01T00:00:00Z'
  for (const { title, startDay, endDay, city, country, url } of ofList)
    ids.push(await storeSourceRecord(api, source, stated({ title, startDay, endDay, city, country, url }), { seen }))
  const matched = await inTransaction(async (client) => matchRecords(client, await lockRecords(client, ids)))
  return ofList.map((row, at) => {
    const id = ids[at] ?? ''
    return { row, id, match: matched.get(id) ?? { kind: 'new' as const } }
  })
}

function count(counted: Record<string, number>, match: Match, event: string | null): void {
  const add = (name: string, condition = true) => (counted[name] = (counted[name] ?? 0) + Number(condition))
  add('pairs', event !== null)
  if (match.kind === 'merge') {
    add('merged')
    add('right', match.eventId === event)
    add('found', match.eventId === event)
  }
  if (match.kind !== 'ask') return
  const isAmong = match.candidates.some(({ eventId }) => eventId === event)
  add(isAmong ? 'asked' : 'askedInVain')
  add('found', isAmong)
}

async function storeRow(row: Row): Promise<string> {
  const { title, startDay, endDay, city, country, url } = row
  const id = await storeEvent(api, { title, startDay, endDay, locationCity: city, locationCountry: country })
  await api.services.pool.query('update events set registration_url = $2 where id = $1', [id, url])
  return id
}
