import { afterEach, expect, test, vi } from 'vitest'
import { call, callWithTotal, CallError } from './client.ts'
import { createReadCache } from './read-cache.ts'

const requests: Request[] = []

function answerWith(...answers: (Response | Error)[]) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, 'http://calendar.test'), init))
    const answer = answers.shift() ?? new Error('nothing more to answer')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
}

afterEach(() => {
  requests.length = 0
  vi.unstubAllGlobals()
})

test('a call fills in path, query and token', async () => {
  answerWith(Response.json([], { headers: { 'x-total-count': '12' } }))
  const { answer, total } = await callWithTotal('GET /api/sys/mgmt/submissions', {
    base: 'http://cms.test',
    query: { status: 'pending', q: '', limit: 5 },
    token: 'secret',
  })
  expect({ answer, total }).toEqual({ answer: [], total: 12 })
  expect(requests[0]?.url).toBe('http://cms.test/api/sys/mgmt/submissions?status=pending&limit=5')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

test('an error says status and text of the server, with its issues', async () => {
  const issues = [{ path: 'title', code: 'required' }]
  answerWith(Response.json({ error: 'Some fields need attention.', code: 'invalid', issues }, { status: 422 }))
  const body = { title: '', eventType: 'ctf', startDate: '', organizerEmail: '' } as const
  const error = await call('POST /api/submissions', { body }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message: '422: Some fields need attention.', code: 'invalid', issues })
})

test('an error that is not JSON says its raw text, an empty one the status text', async () => {
  answerWith(new Response('gone fishing', { status: 404 }), new Response('', { status: 404, statusText: 'Not Found' }))
  await expect(call('GET /api/facets')).rejects.toThrow('404: gone fishing')
  await expect(call('GET /api/facets')).rejects.toThrow('404: Not Found')
})

test('a failed read is tried once more', async () => {
  answerWith(new Error('connection refused'), Response.json({ total: 3 }))
  expect(await call('GET /api/facets')).toEqual({ total: 3 })
  answerWith(new Response('', { status: 503 }), new Response('', { status: 503 }), Response.json({}))
  await expect(call('GET /api/facets')).rejects.toMatchObject({ status: 503 })
  expect(requests).toHaveLength(4)
})

test('a failed write is never tried again', async () => {
  answerWith(new Error('connection refused'), Response.json({}))
  await expect(call('POST /api/sys/auth/logout', { token: 'secret' })).rejects.toMatchObject({ status: 0 })
  expect(requests).toHaveLength(1)
})

test('a call with `keepalive` goes on though its page is left', async () => {
  answerWith(Response.json({}), Response.json({}))
  await call('GET /api/facets')
  await call('POST /api/sys/auth/logout', { token: 'secret', keepalive: true })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
})

test('an answer without a body is undefined', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await call('POST /api/sys/auth/logout', { token: 'secret' })).toBeUndefined()
})

test('a fresh read asks once in five minutes', async () => {
  let now = 0
  answerWith(Response.json({ total: 1 }), Response.json({ total: 2 }))
  const read = createReadCache(() => now)
  expect(await read('GET /api/facets')).toEqual({ total: 1 })
  now = 299_999
  expect(await read('GET /api/facets')).toEqual({ total: 1 })
  now = 300_000
  expect(await read('GET /api/facets')).toEqual({ total: 2 })
})
