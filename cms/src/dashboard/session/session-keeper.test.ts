import { describe, expect, test, vi } from 'vitest'

import { createSessionKeeper, type SessionEnvironment } from './session-keeper.ts'

const minute = 60_000

function startedKeeper(overrides: Partial<SessionEnvironment> = {}) {
  let now = 1_000_000
  let planned: { at: number; act: () => void }[] = []
  const extend = vi.fn(async () => new Date(now + 7 * minute).toISOString())
  const leave = vi.fn<SessionEnvironment['leave']>()
  const keeper = createSessionKeeper({
    now: () => now,
    after: (milliseconds, act) => planned.push({ at: now + milliseconds, act }),
    extend,
    isRefusal: (reason) => reason === 401,
    leave,
    ...overrides,
  })
  async function pass(milliseconds: number) {
    const end = now + milliseconds
    for (let next = due(end); next; next = due(end)) {
      now = Math.max(now, next.at)
      planned = planned.filter((plan) => plan !== next)
      next.act()
      await vi.waitFor(() => undefined)
    }
    now = end
  }
  const due = (end: number) =>
    planned.toSorted((first, second) => first.at - second.at).find(({ at }) => at <= end)
  return { keeper, extend, leave, pass }
}

describe('the session', () => {
  test('lasts as long as the server says, from the last activity', async () => {
    const { keeper, pass } = startedKeeper()
    expect(keeper.remaining()).toBeNull()
    keeper.noteActivity()
    await pass(0)
    expect(keeper.limit()).toBe(7 * minute)
    await pass(2 * minute)
    expect(keeper.remaining()).toBe(5 * minute)
    keeper.noteActivity()
    expect(keeper.remaining()).toBe(7 * minute)
  })

  test('is extended at most once a minute, however much happens', async () => {
    const { keeper, extend, pass } = startedKeeper()
    for (let step = 0; step < 119; step += 1) {
      keeper.noteActivity()
      await pass(1000)
    }
    expect(extend).toHaveBeenCalledTimes(2)
  })

  test('is extended once more after the last activity', async () => {
    const { keeper, extend, pass } = startedKeeper()
    keeper.noteActivity()
    await pass(59_000)
    keeper.noteActivity()
    await pass(2000)
    expect(extend).toHaveBeenCalledTimes(2)
  })

  test('of one minute is extended often enough to outlive its own activity', async () => {
    const { keeper, extend, leave, pass } = startedKeeper()
    extend.mockImplementation(async () => new Date(1_000_000 + minute).toISOString())
    keeper.noteActivity()
    await pass(0)
    expect(keeper.limit()).toBe(minute)
    await pass(5000)
    keeper.noteActivity()
    await pass(11_000)
    expect(extend).toHaveBeenCalledTimes(2)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('leaving', () => {
  test('happens once, for idleness, when nobody did anything', async () => {
    const { keeper, leave, pass } = startedKeeper()
    keeper.noteActivity()
    await pass(7 * minute)
    keeper.tick()
    keeper.tick()
    expect(leave.mock.calls).toEqual([['idle']])
  })

  test('after a refusal amid work is no idleness', async () => {
    const { keeper, leave, pass } = startedKeeper()
    keeper.noteActivity()
    await pass(1000)
    keeper.refused()
    expect(leave.mock.calls).toEqual([['refused']])
  })

  test('after a refusal just before our own time is up is idleness', async () => {
    const { keeper, leave, pass } = startedKeeper()
    keeper.noteActivity()
    await pass(6.5 * minute)
    keeper.refused()
    expect(leave.mock.calls).toEqual([['idle']])
  })

  test('after a refusal on coming back from a long absence is idleness', async () => {
    const { keeper, extend, leave, pass } = startedKeeper()
    keeper.noteActivity()
    await pass(20 * minute)
    extend.mockRejectedValue(401)
    keeper.noteActivity()
    await pass(0)
    expect(leave.mock.calls).toEqual([['idle']])
  })

  test('does not follow from a hiccup of the network', async () => {
    const { keeper, extend, leave, pass } = startedKeeper()
    extend.mockRejectedValue(new Error('offline'))
    keeper.noteActivity()
    await pass(0)
    expect(leave).not.toHaveBeenCalled()
  })
})

test('activity in another tab counts here too', async () => {
  const { keeper, pass } = startedKeeper()
  keeper.noteActivity()
  await pass(6 * minute)
  keeper.extendedElsewhere()
  expect(keeper.remaining()).toBe(7 * minute)
})
