import { pages } from '@cyberluach/core/site/pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: Record<string, string>[] = []

beforeEach(() => {
  sent.length = 0
  vi.resetModules()
  vi.stubGlobal('navigator', { userAgent: 'Test' })
  vi.stubGlobal('location', { href: 'https://site.example/?month=2026-12' })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an error is reported once, with where and in what it happened', async () => {
  const { reportOnce } = await import('./error-report.ts')
  const error = new Error('No month')
  reportOnce(error, 'at Calendar')
  reportOnce(error, 'at Calendar')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    error: 'Error: No month',
    componentStack: 'at Calendar',
    userAgent: 'Test',
    url: 'https://site.example/?month=2026-12',
  })
})

test('a report names no token of the page’s address', async () => {
  vi.stubGlobal('location', { href: 'https://site.example/newsletter/confirm?token=a.b.c' })
  const { reportOnce } = await import('./error-report.ts')
  reportOnce(new Error('No page'))
  expect(decodeURIComponent(sent[0]?.url ?? '')).toBe('https://site.example/newsletter/confirm?token=…')
})

test.each(pages.filter((page) => 'isPrivate' in page))('a report from $path names no token', async ({ path }) => {
  vi.stubGlobal('location', { href: `https://site.example/he${path.replace('[token]', 'a.b.c')}` })
  const { reportOnce } = await import('./error-report.ts')
  reportOnce(new Error('No page'))
  expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(`https://site.example/he${path.replace('[token]', '…')}`)
})

test('a page that throws without end reports five errors', async () => {
  const { reportOnce } = await import('./error-report.ts')
  for (let n = 0; n < 50; n += 1) reportOnce(new Error(`No ${n}`))
  expect(sent).toHaveLength(5)
})

test('what is thrown need not be an error', async () => {
  const { reportOnce } = await import('./error-report.ts')
  reportOnce('a text')
  reportOnce('')
  expect(sent.map(({ error }) => error)).toEqual(['a text', 'An error without words'])
})
