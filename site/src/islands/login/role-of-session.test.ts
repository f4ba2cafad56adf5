import { afterEach, expect, test, vi } from 'vitest'
import { roleOfSession } from './sign-in.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that holds so much of a session, and a server that says so much of it. */
function browserWith(stored: Record<string, string>, answer: Response): string[] {
  const requests: string[] = []
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null })
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return answer
  })
  return requests
}

const stored = { adminToken: 'a.b.c', adminUser: '{}' }

test('whoever is signed in already is known by the server’s word', async () => {
  browserWith(stored, Response.json({ role: 'editor' }))
  expect(await roleOfSession()).toBe('editor')
})

test('a session that is over, and a server without an answer, give no role', async () => {
  browserWith(stored, Response.json({ role: null }))
  expect(await roleOfSession()).toBeNull()
  browserWith(stored, Response.json({ error: 'no', code: 'unauthorized' }, { status: 401 }))
  expect(await roleOfSession()).toBeNull()
})

test('a browser without a session sends nothing', async () => {
  const requests = browserWith({ adminToken: 'a.b.c' }, Response.json({ role: 'admin' }))
  expect(await roleOfSession()).toBeNull()
  expect(requests).toEqual([])
})
