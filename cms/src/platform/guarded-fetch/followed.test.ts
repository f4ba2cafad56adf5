import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { followRedirects } from './request.ts'
import { networks, type Target } from './public-address.ts'

const answered = (answer: object) => ({ destroy: () => undefined, ...answer }) as unknown as IncomingMessage

/** Where we come to from an address, whose answers all lead to `next`, where 10.0.0.0/8 may be read. */
async function reachedFrom(address: string, next: string) {
  const asked: string[] = []
  const asking = {
    lane: 'lists' as const,
    allowedPrivate: networks(['10.0.0.0/8']),
    userAgent: 'CyberLuach',
    signal: AbortSignal.timeout(5_000),
  }
  const send = ({ url }: Target) => {
    asked.push(url.hostname)
    const isThere = url.href === next
    return Promise.resolve(
      answered(isThere ? { statusCode: 200, headers: {} } : { statusCode: 302, headers: { location: next } }),
    )
  }
  const reached = await followRedirects(address, asking, 5, send)
  return [typeof reached === 'string' ? reached : reached.url.href, asked]
}

test('an address of the public internet does not lead into a private network, also where that may be read', async () => {
  expect(await reachedFrom('http://1.1.1.1/list', 'http://10.0.0.1/')).toEqual(['addressPrivate', ['1.1.1.1']])
  expect(await reachedFrom('http://10.0.0.2/list', 'http://10.0.0.1/')).toEqual([
    'http://10.0.0.1/',
    ['10.0.0.2', '10.0.0.1'],
  ])
})
