import type { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

const response = () => new ServerResponse(new IncomingMessage(new Socket()))
const over = (one: EventEmitter) => one.emit('close')

test('a connection has so many requests at work; the first beyond ends it, and none after that is answered', () => {
  const admit = createAdmission({ requestsOfConnection: 2, requestsOfAddress: 100 })
  const socket = new Socket()
  expect([1, 2, 3, 4].map(() => admit(socket, response(), 'a'))).toEqual(['yes', 'yes', 'last', 'never'])
  expect(admit(new Socket(), response(), 'a')).toBe('yes')
})

test('an address has so many on all its connections, and room again when one is over', () => {
  const admit = createAdmission({ requestsOfConnection: 10, requestsOfAddress: 2 })
  const first = response()
  expect(admit(new Socket(), first, 'a')).toBe('yes')
  expect(admit(new Socket(), response(), 'a')).toBe('yes')
  expect(admit(new Socket(), response(), 'a')).toBe('no')
  expect(admit(new Socket(), response(), 'b')).toBe('yes')
  over(first)
  expect(admit(new Socket(), response(), 'a')).toBe('yes')
})
