import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { peersOf } from './peers.ts'

/** The end of a channel to the supervisor, which keeps what it is sent. */
function channel() {
  const end = new EventEmitter()
  return Object.assign(end, {
    connected: true,
    send: (message: unknown) => end.emit('sent', message),
  }) as unknown as EventEmitter & NodeJS.Process
}

test('what is new within a moment is told together, under its name', async () => {
  const end = channel()
  const peers = peersOf<string>(end, 'refusedWrites')
  const sent = once(end, 'sent')
  peers.send('203.0.113.1')
  peers.send('203.0.113.2')
  expect(await sent).toEqual([{ refusedWrites: ['203.0.113.1', '203.0.113.2'] }])
})

test('of what others tell each hears what stands under its name', () => {
  const end = channel()
  const heard: unknown[] = []
  peersOf<string>(end, 'refusedWrites').onNews((news) => heard.push(news))
  peersOf<number>(end, 'visits').onNews((news) => heard.push(news))
  end.emit('message', { refusedWrites: ['203.0.113.1'] })
  end.emit('message', { visits: [1, 2] })
  end.emit('message', { others: [3] })
  end.emit('message', 'ready')
  expect(heard).toEqual(['203.0.113.1', 1, 2])
})
