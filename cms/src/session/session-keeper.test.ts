import { describe, expect, test, vi } from 'vitest'

import { createSessionKeeper, type SessionEnvironment, type SessionKeeper } from './session-keeper.ts'

const second = 1000
const minute = 60_000

/** A tab whose clock only moves when it is told to; it ticks each second, as the page does. */
function tab({ length = 7 * minute }: { length?: number } = {}) {
  let now = 1_000_000
  let planned: { at: number; act: () => void }[] = []
  const extend = vi.fn(async () => length)
  const leave = vi.fn<SessionEnvironment['leave']>()
  const broadcast = vi.fn<SessionEnvironment['broadcast']>()
  const keeper = createSessionKeeper({
    now: () => now,
    after: (milliseconds, act) => planned.push({ at: now + milliseconds, act }),
    extend,
    isRefusal: (reason) => reason === 401,
    leave,
    broadcast,
  })
  async function pass(milliseconds: number): Promise<void> {
    const end = now + milliseconds
    await settle()
    while (now < end) {
      now = Math.min(end, now + second)
      const due = planned.filter(({ at }) => at <= now)
      planned = planned.filter((plan) => !due.includes(plan))
      for (const { act } of due) act()
      await settle()
      keeper.tick()
    }
  }
  async function settle(): Promise<void> {
    const due = planned.filter(({ at }) => at <= now)
    planned = planned.filter((plan) => !due.includes(plan))
    for (const { act } of due) act()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { keeper, extend, leave, broadcast, pass }
}

async function openTab(options?: { length?: number }) {
  const opened = tab(options)
  opened.keeper.noteActivity()
  await opened.pass(0)
  return opened
}

describe('the session', () => {
  test('lasts as long as the server says, from the last activity', async () => {
    const { keeper, pass } = tab()
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
    const { keeper, extend, pass } = tab()
    for (let step = 0; step < 119; step += 1) {
      keeper.noteActivity()
      await pass(second)
    }
    expect(extend).toHaveBeenCalledTimes(2)
  })

  test('is extended once more after the last activity, before the server’s own time can run out', async () => {
    const { keeper, extend, pass } = await openTab()
    await pass(59 * second)
    keeper.noteActivity()
    await pass(2 * second)
    expect(extend).toHaveBeenCalledTimes(2)
  })

  test('of one minute is extended often enough to outlive its own activity', async () => {
    const { keeper, extend, leave, pass } = await openTab({ length: minute })
    await pass(5 * second)
    keeper.noteActivity()
    await pass(11 * second)
    expect(extend).toHaveBeenCalledTimes(2)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('the warning', () => {
  test('comes thirty seconds before the end and counts each second', async () => {
    const { keeper, pass } = await openTab()
    await pass(6.5 * minute - second)
    expect(keeper.warning()).toBeNull()
    await pass(second)
    expect(keeper.warning()).toBe(30)
    await pass(second)
    expect(keeper.warning()).toBe(29)
  })

  test('of a minute’s session comes ten seconds before the end', async () => {
    const { keeper, pass } = await openTab({ length: minute })
    await pass(49 * second)
    expect(keeper.warning()).toBeNull()
    await pass(second)
    expect(keeper.warning()).toBe(10)
  })

  test('is not closed by activity', async () => {
    const { keeper, pass } = await openTab()
    await pass(6.5 * minute)
    keeper.noteActivity()
    await pass(second)
    expect(keeper.warning()).toBe(29)
  })

  test('ends in the automatic logout, once', async () => {
    const { leave, pass } = await openTab()
    await pass(7 * minute - second)
    expect(leave).not.toHaveBeenCalled()
    await pass(5 * second)
    expect(leave.mock.calls).toEqual([['idle']])
  })

  test('is closed by going on, which extends the session and begins its time again', async () => {
    const { keeper, extend, pass } = await openTab()
    await pass(6.75 * minute)
    const before = extend.mock.calls.length
    await keeper.goOn()
    expect(extend).toHaveBeenCalledTimes(before + 1)
    expect([keeper.warning(), keeper.remaining()]).toEqual([null, 7 * minute])
  })

  test('logs out where going on fails, whatever the reason', async () => {
    const { keeper, extend, leave, pass } = await openTab({ length: 60 * minute })
    await pass(59.5 * minute)
    extend.mockRejectedValue(new Error('offline'))
    await keeper.goOn()
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('notifies whoever shows it', async () => {
    const { keeper, pass } = await openTab()
    const shown: (number | null)[] = []
    keeper.subscribe(() => shown.push(keeper.warning()))
    await pass(6.5 * minute + 2 * second)
    expect(shown.filter((left) => left !== null)).toContain(28)
  })
})

describe('a hidden tab', () => {
  test('pauses: neither warning nor logout comes while it is hidden', async () => {
    const { keeper, leave, pass } = await openTab()
    keeper.hide()
    await pass(20 * minute)
    expect([keeper.warning(), leave.mock.calls.length]).toEqual([null, 0])
  })

  test('has the server keep the session for whoever comes back', async () => {
    const { keeper, extend, leave, pass } = await openTab()
    keeper.hide()
    for (let minutes = 0; minutes < 60; minutes += 6) {
      const before = extend.mock.calls.length
      await pass(6 * minute)
      expect(extend.mock.calls.length).toBeGreaterThan(before)
    }
    keeper.show()
    await pass(minute)
    expect([keeper.warning(), leave.mock.calls.length]).toEqual([null, 0])
  })

  test('begins its time again when it is seen, and asks the server', async () => {
    const { keeper, extend, pass } = await openTab()
    await pass(3 * minute)
    keeper.hide()
    await pass(3 * minute)
    const before = extend.mock.calls.length
    keeper.show()
    expect(keeper.remaining()).toBe(7 * minute)
    await pass(minute)
    expect(extend).toHaveBeenCalledTimes(before + 1)
  })

  test('leaves for idleness on coming back where the server has ended the session meanwhile', async () => {
    const { keeper, extend, leave, pass } = await openTab()
    keeper.hide()
    await pass(20 * minute)
    extend.mockRejectedValue(401)
    keeper.show()
    await pass(minute)
    expect(leave).toHaveBeenCalledTimes(1)
  })
})

describe('several tabs', () => {
  test('share activity: what one sees begins the time of all again', async () => {
    const [first, second] = await twoTabs()
    await Promise.all([first.pass(6 * minute), second.pass(6 * minute)])
    second.keeper.noteActivity()
    expect(first.keeper.remaining()).toBe(7 * minute)
  })

  test('close the warning together', async () => {
    const [first, second] = await twoTabs()
    await Promise.all([first.pass(6.6 * minute), second.pass(6.6 * minute)])
    expect([first.keeper.warning(), second.keeper.warning()]).toEqual([24, 24])
    await second.keeper.goOn()
    expect([first.keeper.warning(), second.keeper.warning()]).toEqual([null, null])
    expect(first.keeper.remaining()).toBe(7 * minute)
  })

  test('do not send each other every movement', async () => {
    const { keeper, broadcast, pass } = await openTab()
    broadcast.mockClear()
    for (let step = 0; step < 50; step += 1) keeper.noteActivity()
    await pass(second)
    keeper.noteActivity()
    expect(broadcast.mock.calls).toEqual([['active']])
  })

  test('extend the session once for all', async () => {
    const [first, second] = await twoTabs()
    const extensions = () => first.extend.mock.calls.length + second.extend.mock.calls.length
    const before = extensions()
    first.keeper.noteActivity()
    second.keeper.noteActivity()
    await Promise.all([first.pass(minute), second.pass(minute)])
    expect(extensions()).toBe(before + 1)
  })
})

describe('leaving', () => {
  test('after a refusal amid work is no idleness', async () => {
    const { keeper, leave, pass } = await openTab()
    await pass(second)
    keeper.refused()
    expect(leave.mock.calls).toEqual([['refused']])
  })

  test('after a refusal just before our own time is up is idleness', async () => {
    const { keeper, leave, pass } = await openTab()
    await pass(6.5 * minute)
    keeper.refused()
    expect(leave.mock.calls).toEqual([['idle']])
  })

  test('does not follow from a hiccup of the network', async () => {
    const { keeper, extend, leave, pass } = tab()
    extend.mockRejectedValue(new Error('offline'))
    keeper.noteActivity()
    await pass(0)
    expect(leave).not.toHaveBeenCalled()
  })

  test('happens at once for whoever signs out, and nothing follows', async () => {
    const { keeper, extend, leave, pass } = await openTab()
    keeper.leave('signedOut')
    extend.mockClear()
    keeper.noteActivity()
    await pass(10 * minute)
    expect(leave.mock.calls).toEqual([['signedOut']])
    expect(extend).not.toHaveBeenCalled()
  })
})

async function twoTabs() {
  const [first, second] = [tab(), tab()]
  const wire = (from: { broadcast: typeof first.broadcast }, to: SessionKeeper) =>
    from.broadcast.mockImplementation(to.receive)
  wire(first, second.keeper)
  wire(second, first.keeper)
  first.keeper.noteActivity()
  second.keeper.noteActivity()
  await Promise.all([first.pass(0), second.pass(0)])
  return [first, second] as const
}
