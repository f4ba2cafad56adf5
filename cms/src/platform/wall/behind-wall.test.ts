import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hurryReading } from '../../testing/hurry-reading.ts'
import { behindWall, clock } from './behind-wall.ts'

const file = join(import.meta.dirname, '../../testing/hostile-readers.ts')
const reader = (name: string) => behindWall<unknown, unknown>(file, name)

test('what is read comes back as it is, dates and all that JSON does not know', async () => {
  const value = {
    at: new Date('2026-11-27T12:00:00Z'),
    rows: [{ day: null, text: 'שלום' }],
    absent: undefined,
  }
  expect(await reader('echo')('lists', value)).toEqual(value)
})

test.each(['hang', 'hangInside', 'grow', 'growInside', 'end'])(
  'a reader that does %s is ended, we hear why, and the next text is read',
  async (name) => {
    if (name.startsWith('hang')) hurryReading()
    expect(await reader(name)('lists', null)).toBe('tooCostly')
    expect(await reader('echo')('lists', 'next')).toBe('next')
  },
)

test('one that the machine keeps waiting has longer: the clock is of its work', async () => {
  expect(await reader('wait')('lists', clock.ms + 500)).toBe('waited')
})

test('nothing else waits meanwhile: the clock of this process goes on, and a visitor’s link is read', async () => {
  const hanging = reader('hangInside')('lists', null)
  const begun = performance.now()
  let longest = 0
  let before = performance.now()
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }, 10)
  expect(await reader('echo')('links', 'a link')).toBe('a link')
  expect(await hanging).toBe('tooCostly')
  clearInterval(ticking)
  expect(longest).toBeLessThan((performance.now() - begun) * 0.8)
})

test('what a reader throws is thrown, with its words', async () => {
  await expect(reader('fail')('links', 'a bug')).rejects.toThrow('a bug')
})

test('of links so many wait, and the next hears at once that there is no room', async () => {
  const sent = Array.from({ length: 6 }, (_, index) => reader('echo')('links', index))
  const read = await Promise.all(sent)
  expect(read).toEqual([0, 1, 2, 3, 'busy', 'busy'])
})

test('a reader knows nothing of our environment', async () => {
  expect(await reader('environment')('lists', null)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/PATH|HOME|SECRET|DATABASE/)]),
  )
})
