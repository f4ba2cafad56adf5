import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that goes on until it is let go, and notes when it began. */
function workshop() {
  const begun: string[] = []
  const held = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => async () => {
    begun.push(name)
    const over = Promise.withResolvers<string>()
    held.set(name, over)
    return over.promise
  }
  return { begun, work, end: (name: string) => held.get(name)?.resolve(name) }
}

test('so many are at work, so many wait in their order, and the next is rejected at once', async () => {
  const pass = createGate({ atWork: 2, waiting: 2 })
  const { begun, work, end } = workshop()
  const all = ['a', 'b', 'c', 'd'].map((name) => pass(work(name)))
  expect(await pass(work('e'))).toBe('full')
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await all[1]).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  await all[0]
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails makes place as well', async () => {
  const pass = createGate({ atWork: 1, waiting: 0 })
  const failing = () => pass(async () => Promise.reject(new Error('no')))
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
  expect(await pass(async () => 'done')).toBe('done')
})
