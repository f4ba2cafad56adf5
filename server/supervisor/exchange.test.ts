import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createExchange } from './exchange.ts'

function worker() {
  const heard: unknown[] = []
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    send: (told: unknown) => heard.push(told),
  })
  return { child: child as unknown as ChildProcess, emitter: child, heard }
}

test('what one worker tells goes to all others that live, and not back', () => {
  const join = createExchange()
  const [one, two, three] = [worker(), worker(), worker()]
  for (const { child } of [one, two, three]) join(child)
  one.emitter.emit('message', { visits: [1] })
  expect([one.heard, two.heard, three.heard]).toEqual([[], [{ visits: [1] }], [{ visits: [1] }]])
  two.emitter.emit('exit')
  three.emitter.emit('message', { visits: [2] })
  expect([one.heard, two.heard]).toEqual([[{ visits: [2] }], [{ visits: [1] }]])
  one.emitter.emit('message', 'ready')
  expect(three.heard).toHaveLength(1)
})
