import { expect, test, vi } from 'vitest'
import { holdMailServer, mailServer } from './mail-server.ts'

test('connections stay open until the last who works the queue is done', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'long enough for a test')
  const url = 'smtp://127.0.0.1:2525'
  const [releaseFirst, releaseSecond] = [holdMailServer(), holdMailServer()]
  const transport = mailServer(url)
  releaseFirst()
  expect(mailServer(url)).toBe(transport)
  releaseSecond()
  expect(mailServer(url)).not.toBe(transport)
})
