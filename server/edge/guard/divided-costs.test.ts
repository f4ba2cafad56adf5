import { expect, test } from 'vitest'
import { costs, dividedCosts } from './costs.ts'
import { createGuard } from './guard.ts'
import { TurnedAway } from './rejected-writes.ts'

test('one worker has everything', () => {
  expect(dividedCosts(1)).toEqual(expect.objectContaining({ connections: 12_000, calls: costs.calls }))
  expect(dividedCosts(1).bodyBytesAtWork).toBe(costs.bodyBytesAtWork)
})

test.each([2, 3])('%i workers together keep to what is promised', (workers) => {
  const each = dividedCosts(workers)
  expect(each.connections * workers).toBeLessThanOrEqual(costs.connections)
  expect(each.connectionsOfAddress * workers).toBeLessThanOrEqual(costs.connectionsOfAddress)
  expect(each.requestsOfAddress * workers).toBeLessThanOrEqual(costs.requestsOfAddress)
  expect(each.bodyBytesAtWork * workers).toBeLessThanOrEqual(costs.bodyBytesAtWork)
  expect(each.pace.perSecond * workers).toBeCloseTo(costs.pace.perSecond)
  for (const gate of ['calls', 'costlyCalls', 'links', 'largeAnswers'] as const)
    expect(each[gate].atWork * workers, gate).toBeLessThanOrEqual(costs[gate].atWork)
})

test('of however many workers each lets something in', () => {
  const each = dividedCosts(32)
  expect(each.costlyCalls).toMatchObject({ atWork: 1, atWorkOfAddress: 1 })
  expect(each.largeAnswers.atWorkOfAddress).toBe(1)
})

test('an address may ask two workers together for as many uncached pages as one alone', async () => {
  const workers = [createGuard(1, 2), createGuard(1, 2)]
  const asked = Array.from({ length: 400 }, (_, index) =>
    workers[index % 2]
      ?.inTurn('renders', { address: '203.0.113.7', cost: 1 }, async () => 'made')
      .catch((error: unknown) => {
        if (error instanceof TurnedAway) return error.code
        throw error
      }),
  )
  const answers = await Promise.all(asked)
  // 64 of one address wait at each worker; of those none has spent more than it had.
  expect(answers.filter((answer) => answer === 'made').length).toBeLessThanOrEqual(costs.uncached.burst)
  expect(answers.filter((answer) => answer === 'tooMany').length).toBeGreaterThan(0)
})
