import { messagesFor } from '@cyberluach/i18n/messages'
import { describe, expect, test, vi } from 'vitest'
import { loadRequestedEvent, loadEventPage } from './event-page.ts'
import { loadPost } from './blog.ts'
import { loadDay } from './day.ts'
import { loadDeadlines } from './deadlines.ts'
import { loadEventList } from './event-lists.ts'
import { loadSitemapPart, loadSitemapParts } from './sitemap.ts'
import { loadStats } from './stats.ts'

type Input = { isAnswered: boolean }

/** A page whose reads are all answered so, while something that it shows has just changed. */
function localsOf({ isAnswered }: Input): App.Locals {
  const givenReads = async () => ({ answer: null, total: null, isAnswered, isCurrent: false })
  return { locale: 'en', t: messagesFor('en'), path: '/', givenReads } as unknown as App.Locals
}

const nothing = new URLSearchParams()
const event = new URLSearchParams({ event: '0b0f8b1e-6a0e-4a52-9a5b-0e8d3a7f1c11' })

const pages: Record<string, (locals: App.Locals) => Promise<{ kind: string }>> = {
  'an event’s page': (locals) => loadEventPage(locals, 'night-of-flags'),
  'a list': (locals) => loadEventList(locals, 'tag', 'forensics', nothing),
  deadlines: (locals) => loadDeadlines(locals, nothing),
}

describe.each(Object.entries(pages))('%s', (_name, load) => {
  test('that the API does not have is lost, also where something has changed meanwhile', async () => {
    expect(await load(localsOf({ isAnswered: true }))).toEqual({ kind: 'lost' })
  })

  test('that the API does not answer for is away, and not lost', async () => {
    expect(await load(localsOf({ isAnswered: false }))).toEqual({ kind: 'away' })
  })
})

test('a day and figures that nobody knows are empty in silence, and no page of them is lost', async () => {
  const locals = localsOf({ isAnswered: false })
  expect(await loadDay(locals, '2026-12-07', nothing)).toMatchObject({ kind: 'day', groups: [] })
  expect(await loadStats(locals, new URLSearchParams({ page: '2' }))).toMatchObject({
    kind: 'page',
    ahead: [],
  })
})

test('an event that an address asks for is gone only where the API says so', async () => {
  expect(await loadRequestedEvent(localsOf({ isAnswered: true }), event)).toEqual({ kind: 'gone' })
  expect(await loadRequestedEvent(localsOf({ isAnswered: false }), event)).toEqual({ kind: 'unread' })
})

test('a post that cannot be read is away', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')))
  expect(await loadPost(localsOf({ isAnswered: true }), 'a-post', null)).toEqual({ kind: 'away' })
  vi.unstubAllGlobals()
})

test('half of a sitemap is none', async () => {
  const locals = localsOf({ isAnswered: false })
  expect(await loadSitemapParts(locals)).toBeUndefined()
  expect(await loadSitemapPart(locals, '2026')).toBeUndefined()
})
