import { expect, test } from 'vitest'
import { createTurns } from './fair-gate.ts'

const immediate = () => new Promise((resolve) => setImmediate(resolve))

test('work is done in its order, and what came meanwhile after it', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  inTurn(() => {
    done.push('first')
    inTurn(() => done.push('third'))
  })
  inTurn(() => done.push('second'))
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['first', 'second', 'third'])
  inTurn(() => done.push('later'))
  await expect.poll(() => done.at(-1)).toBe('later')
})

test('between stretches of long work others get their turn', async () => {
  let time = 0
  const inTurn = createTurns(() => time)
  const done: number[] = []
  for (let piece = 0; piece < 10; piece += 1)
    inTurn(() => {
      done.push(piece)
      time += 2
    })
  await immediate()
  expect(done.length).toBeLessThan(5)
  await expect.poll(() => done).toHaveLength(10)
})
