import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { testMarkupCache } from '../../testing/render-calendar.ts'
import { conference, morning, propsFor } from '../../testing/sample-calendar.ts'
import { packedEvents, unpackedEvents } from '../../events/listed-event.ts'
import { MarkupCacheContext, type CachedMarkup } from '../../markup-cache/MarkupCacheContext.ts'
import { Calendar } from './Calendar.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: morning }))

const markup = (props: ReturnType<typeof propsFor>, cached: CachedMarkup | null) =>
  renderToString(createElement(MarkupCacheContext, { value: cached }, createElement(Calendar, props)))

test.each(['en', 'he'] as const)('cached parts are written as they would be without, %s', (locale) => {
  const { cached } = testMarkupCache()
  const plain = markup(propsFor(locale), null)
  expect(markup(propsFor(locale), cached)).toBe(plain)
  expect(markup(propsFor(locale), cached)).toBe(plain)
})

test('another title has its week, its day of the list and what comes next written anew, and nothing else', () => {
  const { cached, written } = testMarkupCache()
  const props = propsFor('en')
  markup(props, cached)
  const before = written()
  const events = unpackedEvents(props.events ?? {}).map((event) =>
    event.id === conference.id ? { ...event, title: 'Renamed' } : event,
  )
  const renamed = { ...props, events: packedEvents(events) }
  expect(markup(renamed, cached)).toBe(markup(renamed, null))
  expect(markup(renamed, cached)).toContain('Renamed')
  const days = conference.lastDay > conference.day ? 5 : 1
  expect(written() - before).toBeGreaterThan(0)
  expect(written() - before).toBeLessThanOrEqual(3 + days)
})

test('a month says of what was cancelled that it was, and of the rest nothing', () => {
  const { cached } = testMarkupCache()
  const props = propsFor('en')
  expect(markup(props, cached)).not.toContain('data-state')
  const events = unpackedEvents(props.events ?? {}).map((event) =>
    event.id === conference.id ? { ...event, state: 'cancelled' as const } : event,
  )
  const cancelled = { ...props, events: packedEvents(events) }
  expect(markup(cancelled, cached)).toBe(markup(cancelled, null))
  expect(markup(cancelled, cached)).toMatch(/aria-label="[^"]*\(Cancelled\)"/)
})
