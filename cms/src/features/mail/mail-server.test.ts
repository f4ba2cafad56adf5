import { expect, test, vi } from 'vitest'
import { codeOfMailServer, holdMailServer, mailServer } from './mail-server.ts'

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

test.each([
  [{ code: 'EENVELOPE', response: '550 5.1.1 <noa@example.com>: no such person' }, '550 5.1.1'],
  [{ code: 'EAUTH', response: '535-5.7.8 Username and Password not accepted' }, '535 5.7.8'],
  [{ code: 'EENVELOPE', response: '451 Come again later' }, '451'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received from mail.example' }, 'ETIMEDOUT'],
  [new Error('noa@example.com'), 'unknown'],
])('of a failure only the code is told, never words that may name a recipient: %j', (failure, code) => {
  expect(codeOfMailServer(failure)).toBe(code)
})
