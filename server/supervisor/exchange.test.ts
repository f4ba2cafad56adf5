import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createExchange } from './exchange.ts'

function worker(pid = 0) {
  const heard: unknown[] = []
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    pid,
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

test('what is meant for one process goes to that one alone', () => {
  const join = createExchange()
  const [one, two, three] = [worker(101), worker(102), worker(103)]
  for (const { child } of [one, two, three]) join(child)
  three.emitter.emit('message', { to: 101, figures: [] })
  expect([one.heard, two.heard]).toEqual([[{ to: 101, figures: [] }], []])
})
