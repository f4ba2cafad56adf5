import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepChecking } from './health.ts'

const everyMs = 20
let sleeper: ChildProcess
beforeAll(() => void (sleeper = spawn('sleep', ['600'])))
afterAll(() => void sleeper.kill())
let leave = () => undefined as void
afterEach(() => leave())

type Answer = (count: number, limit: AbortSignal) => Promise<unknown>

/** Asks until it hangs, or is left; resolves with how often it was asked, and how many answers were missed at the end. */
function untilHung(ask: Answer, pid = sleeper.pid ?? 0): Promise<{ count: number; missed: number }> {
  const { promise, resolve } = Promise.withResolvers<{ count: number; missed: number }>()
  let count = 0
  const asked = { pid, ask: (limit: AbortSignal) => ask((count += 1), limit), everyMs }
  leave = keepChecking(asked, (missed) => resolve({ count, missed }))
  return promise
}

const silent = () => new Promise<never>(() => undefined)

test('what is silent three times in a row, and does nothing meanwhile, hangs', async () => {
  expect(await untilHung(silent)).toMatchObject({ missed: 3 })
})

test('what is silent and at work has longer', async () => {
  expect(await untilHung(silent, process.pid)).toMatchObject({ missed: 24 })
})

test('what refuses to answer counts as silent', async () => {
  expect(await untilHung(() => Promise.reject(new Error('refused')))).toMatchObject({ missed: 3 })
})

test('one answer in between begins the count anew', async () => {
  const answer: Answer = (count) => (count === 3 ? Promise.resolve() : silent())
  expect((await untilHung(answer)).count).toBeGreaterThanOrEqual(6)
})

test('each question ends when its time is over', async () => {
  const limits: AbortSignal[] = []
  await untilHung((_, limit) => {
    limits.push(limit)
    return silent()
  })
  expect(limits.length).toBeGreaterThanOrEqual(3)
  for (const { aborted } of limits) expect(aborted).toBe(true)
})

test('who was held up itself does not count what it missed meanwhile', async () => {
  const clock = vi.spyOn(performance, 'now')
  let moment = 0
  // Between the question and its end, much more time goes by than a question has.
  clock.mockImplementation(() => (moment += 10 * everyMs))
  const hung = untilHung(silent)
  expect(await Promise.race([hung, pause(everyMs * 8, 'not yet')])).toBe('not yet')
  clock.mockRestore()
  expect((await hung).count).toBeGreaterThan(3)
})

test('after it is left nothing is asked and nobody is told', async () => {
  const hung = untilHung(silent)
  leave()
  expect(await Promise.race([hung, pause(everyMs * 8, 'never')])).toBe('never')
})
