import { expect, test, vi } from 'vitest'
import { agentOf } from '../http/client.ts'
import { createQueue } from './start-beacons.ts'
import type { PageHit } from './visit-budget.ts'

const hit = (page: string, at = 0): PageHit => ({
  at,
  page,
  path: '/',
  address: '203.0.113.7',
  agent: agentOf('Something/1.0'),
  place: { country: 'unknown', city: 'unknown' },
  loadMs: null,
})

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A database that can be taken away, with what it was given. */
function database() {
  const written: string[] = []
  const state = { isAway: false, attempts: 0 }
  async function write(hits: readonly PageHit[]): Promise<void> {
    state.attempts += 1
    if (state.isAway) throw away
    written.push(...hits.map(({ page }) => page))
  }
  return { written, state, write }
}

test('what comes within a quarter of a second is one batch', async () => {
  const { written, state, write } = database()
  const queue = createQueue({ write, log: () => undefined })
  for (const page of ['a', 'b', 'c']) queue.add(hit(page))
  await vi.waitFor(() => expect(written).toEqual(['a', 'b', 'c']))
  expect(state.attempts).toBe(1)
})

test('what comes while the database is away is written in its order once it is back', async () => {
  const { written, state, write } = database()
  const lines: string[] = []
  const queue = createQueue({ write, log: (line) => lines.push(line) })
  state.isAway = true
  queue.add(hit('a'))
  await vi.waitFor(() => expect(state.attempts).toBeGreaterThan(1), { timeout: 3000 })
  queue.add(hit('b'))
  state.isAway = false
  await vi.waitFor(() => expect(written).toEqual(['a', 'b']), { timeout: 3000 })
  expect(lines).toEqual(['visits: waiting for the database (connect ECONNREFUSED)'])
})

test('over the limit the oldest go, and one line says how many', async () => {
  const { written, state, write } = database()
  const lines: string[] = []
  const queue = createQueue({ write, log: (line) => lines.push(line), most: 2 })
  state.isAway = true
  for (const page of ['a', 'b', 'c', 'd', 'e']) queue.add(hit(page))
  await vi.waitFor(() => expect(state.attempts).toBeGreaterThan(0))
  state.isAway = false
  await vi.waitFor(() => expect(written).toEqual(['d', 'e']), { timeout: 3000 })
  expect(lines.at(-1)).toBe('visits: 3 signs of life were lost while the database was away')
})

test('a batch that the database refuses does not hold up the next', async () => {
  const { written, write } = database()
  const lines: string[] = []
  const refusing = async (hits: readonly PageHit[]) => {
    if (hits.some(({ page }) => page === 'bad')) throw Object.assign(new Error('no such text'), { code: '22P05' })
    await write(hits)
  }
  const queue = createQueue({ write: refusing, log: (line) => lines.push(line) })
  queue.add(hit('bad'))
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  queue.add(hit('good'))
  await vi.waitFor(() => expect(written).toEqual(['good']))
})

test('at the end everything is written at once', async () => {
  const { written, write } = database()
  const queue = createQueue({ write, log: () => undefined })
  for (const page of ['a', 'b']) queue.add(hit(page))
  await queue.flush()
  expect(written).toEqual(['a', 'b'])
})

test('hits more than ten minutes apart make batches of their own', async () => {
  const { state, write } = database()
  const queue = createQueue({ write, log: () => undefined })
  queue.add(hit('a', 0))
  queue.add(hit('b', 10 * 60_000 + 1))
  await queue.flush()
  expect(state.attempts).toBe(2)
})
