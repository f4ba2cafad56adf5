import { expect, test } from 'vitest'
import type { Peers } from '../peers.ts'
import { costs } from './costs.ts'
import { createRejectedWrites, TurnedAway } from './rejected-writes.ts'

const many = costs.rejectedWrites.burst

type Writes = ReturnType<typeof createRejectedWrites>

/** The statuses that so many writes are answered one after another; 429 where the write was not begun. */
async function answers({ countingRefusals }: Writes, count: number, status: number, address = 'a') {
  const found: number[] = []
  for (let index = 0; index < count; index += 1)
    found.push(await countingRefusals(address, async () => status, Number).catch(statusOf))
  return found
}

function statusOf(error: unknown): number {
  if (error instanceof TurnedAway && error.code === 'tooMany') return 429
  throw error
}

const countOf = (found: number[], status: number) => found.filter((one) => one === status).length

test.each([400, 413, 415, 422])('writes refused by %i are used up, and others have their own', async (status) => {
  const writes = createRejectedWrites(1, undefined, () => 0)
  expect(countOf(await answers(writes, many + 20, status), 429)).toBe(20)
  expect(await answers(writes, 1, 201)).toEqual([429])
  expect(await answers(writes, 1, 201, 'b')).toEqual([201])
})

test.each([201, 303, 401, 403, 404, 409, 410, 428, 429, 503])(
  'writes answered by %i are not counted',
  async (status) => {
    const writes = createRejectedWrites(1, undefined, () => 0)
    await answers(writes, 3 * many, status)
    expect(await answers(writes, 1, 201)).toEqual([201])
  },
)

test('whoever has used them up hears for how long to wait, and may write again then', async () => {
  let at = 0
  const writes = createRejectedWrites(1, undefined, () => at)
  await answers(writes, many, 422)
  const refused = await writes.countingRefusals('a', async () => 201, Number).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'tooMany', retryAfter: 10 })
  at = 10_000
  expect(await answers(writes, 2, 422)).toEqual([422, 429])
})

test('what is under way counts until it is answered, so that many at once are no more than one by one', async () => {
  const writes = createRejectedWrites(1, undefined, () => 0)
  const gate = Promise.withResolvers<number>()
  let begun = 0
  const all = Array.from({ length: 500 }, () =>
    writes
      .countingRefusals(
        'a',
        () => {
          begun += 1
          return gate.promise
        },
        Number,
      )
      .catch(statusOf),
  )
  expect(begun).toBe(many)
  gate.resolve(201)
  await Promise.all(all)
  expect(await answers(writes, 1, 201)).toEqual([201])
})

test('a write that was turned away is not counted, nor one while the CMS is away', async () => {
  const writes = createRejectedWrites(1, undefined, () => 0)
  const turned = () => writes.countingRefusals('a', () => Promise.reject(new TurnedAway('busy')), Number)
  for (let index = 0; index < 2 * many; index += 1) await expect(turned()).rejects.toThrow('busy')
  for (let index = 0; index < 2 * many; index += 1)
    await writes.countingRefusals(
      'a',
      async () => false,
      () => 'away',
    )
  expect(await answers(writes, 1, 201)).toEqual([201])
})

test.each([
  ['whose sender does not wait for the answer', async () => 0],
  ['that breaks off', () => Promise.reject(new Error('broken'))],
])('a write %s counts as refused, since it was read', async (_, write) => {
  const writes = createRejectedWrites(1, undefined, () => 0)
  for (let index = 0; index < many; index += 1) await writes.countingRefusals('a', write, () => 'gone').catch(() => 0)
  expect(await answers(writes, 1, 201)).toEqual([429])
})

test('processes on one port count together', async () => {
  const hearing: ((address: string) => void)[] = []
  const peersOf = (self: number): Peers<string> => ({
    send: (address) => hearing.forEach((hear, index) => index !== self && hear(address)),
    onNews: (hear) => hearing.push(hear),
  })
  const [one, two] = [0, 1].map((self) => createRejectedWrites(1, peersOf(self), () => 0)) as [Writes, Writes]
  await answers(one, many / 2, 422)
  expect(countOf(await answers(two, many, 422), 422)).toBe(many / 2)
  expect(await answers(one, 1, 201)).toEqual([429])
})

test('RATE_LIMIT_SCALE multiplies them, and leaves at least one', async () => {
  expect(
    countOf(
      await answers(
        createRejectedWrites(2, undefined, () => 0),
        3 * many,
        422,
      ),
      422,
    ),
  ).toBe(2 * many)
  expect(
    await answers(
      createRejectedWrites(0.001, undefined, () => 0),
      2,
      422,
    ),
  ).toEqual([422, 429])
})
