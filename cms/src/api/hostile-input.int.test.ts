import { endpoints } from '@cyberluach/api/endpoints'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer } from '../testing/staff.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000000' })
  admin = await api.token()
})
afterAll(() => api.stop())

type Taken = {
  tags: string[]
  security?: object
  request?: { params?: z.ZodType; query?: z.ZodType; body?: object }
}

/** As they stand in an address. */
const words = [
  '',
  '%00',
  '%ED%A0%80',
  '__proto__',
  '-1',
  '1e400',
  '2026-02-30',
  '9'.repeat(400),
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '%27%3B--',
  '%F0%9F%92%A9'.repeat(50),
  '%3Cscript%3E',
  '%25%5C_%28%5B',
]
/** A letter with marks, which together fill the body that a stranger may send. */
const marks = `a${'\u0301\u0316'.repeat(2_500)}`
const bodies = [
  '',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{"__proto__":{"a":1},"constructor":{"prototype":1}}',
  '{"title":',
  '{"id":"\\u0000","title":"\\ud800","email":{"$gt":""},"startDate":"9999-99-99T99:99:99Z"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  JSON.stringify({ title: marks, message: marks, error: marks, url: marks, email: marks, text: marks }),
]

const calls = Object.entries<Taken>(endpoints).map(([name, { security, request }]) => {
  const [method = '', path = ''] = name.split(' ')
  const fields = request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : []
  const odd = [
    ...(path.includes('{') ? words.filter(Boolean).map((word) => path.replaceAll(/\{\w+\}/g, word)) : []),
    ...fields.flatMap((field) => words.slice(0, 8).map((word) => `${whole(path)}?${field}=${word}`)),
    ...fields.map((field) => `${whole(path)}?${field}=1&${field}=2&${field}[]=3`),
  ]
  const asked = [
    ...odd.map((address) => ({ address, body: method === 'GET' ? undefined : '{}' })),
    ...(request?.body ? bodies.map((body) => ({ address: whole(path), body })) : []),
  ]
  return { name, method, asked, isForStaff: security !== undefined }
})
const taking = calls.filter(({ asked }) => asked.length > 0)

describe('what no person sends', () => {
  test('is tried on every call that takes anything', () => {
    expect(taking.length).toBeGreaterThan(60)
  })

  test.each(taking)('$name answers it with no 500, to whoever may call it', async ({ method, asked, isForStaff }) => {
    const told: string[] = []
    const who = isForStaff ? bearer(admin) : {}
    for (const { address, body } of asked) {
      const headers = { ...who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const answer = await api.request(address, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      // Who is not let in has not been heard.
      const isHeard = answer.status !== 401 || !isForStaff
      if (answer.status >= 500 || !isHeard) told.push(`${answer.status} to ${address} ${body?.slice(0, 80) ?? ''}`)
      await answer.body?.cancel()
    }
    expect(told).toEqual([])
  })
})

function whole(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
}
