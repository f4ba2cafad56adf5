import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesFor } from '@cyberluach/i18n/messages'
import { MarkupCacheContext, type CachedMarkup } from '../markup-cache/MarkupCacheContext.ts'
import { testMarkupCache } from '../testing/render-calendar.ts'
import { sampleEvent } from '../testing/sample-event.ts'
import { type CardSetting, EventCards } from './EventCard.tsx'

const { calendar, common, dialog, card } = messagesFor('en')
const setting: CardSetting = {
  locale: 'en',
  timeZone: 'Asia/Jerusalem',
  today: '2026-11-20',
  texts: { ...common, ...dialog, ...card, ended: dialog.timing.ended, live: calendar.live },
}
const events = [sampleEvent({ id: 'a', title: 'One' }), sampleEvent({ id: 'b', title: 'Two' })]

const markup = (props: Parameters<typeof EventCards>[0], cached: CachedMarkup | null) =>
  renderToString(createElement(MarkupCacheContext, { value: cached }, createElement(EventCards, props)))

test('cached cards are written as they would be without', () => {
  const { cached } = testMarkupCache()
  const plain = markup({ events, setting }, null)
  expect(plain).toContain('Two')
  expect(markup({ events, setting }, cached)).toBe(plain)
  expect(markup({ events, setting }, cached)).toBe(plain)
})

test('a card says that its event was cancelled as soon as it is, and of another nothing', () => {
  const { cached } = testMarkupCache()
  const plain = markup({ events, setting }, cached)
  expect(plain).not.toContain(common.states.cancelled)
  const cancelled = events.map((event) => ({ ...event, state: 'cancelled' as const }))
  expect(markup({ events: cancelled, setting }, cached)).toContain(common.states.cancelled)
})

test('a card says that its event is under way and until when, or that it ended; of one that is ahead nothing', () => {
  const { cached } = testMarkupCache()
  const saying = (changes: object) =>
    markup({ events: events.map((event) => ({ ...event, ...changes })), setting }, cached)
  const { ended } = dialog.timing
  expect(saying({})).not.toMatch(new RegExp(`${ended}|Live|data-part="live"`))
  const live = saying({ live: { unit: 'hours', n: 31, share: 0.4 } })
  expect(live).toContain('Live, ends in 31 h')
  expect(live).toContain('data-part="live"')
  expect(saying({ day: '2026-11-10', lastDay: '2026-11-12' })).toContain(`>${ended}<`)
  expect(saying({ hasEnded: true })).toContain(`>${ended}<`)
  expect(saying({ day: '2026-11-10', lastDay: '2026-11-12', state: 'cancelled' })).not.toContain(ended)
})

test('a card of several days says from when to when, and one in a city that is online as well says both', () => {
  const saying = (changes: object) => markup({ events: [sampleEvent(changes)], setting }, null)
  expect(saying({ day: '2026-11-24', lastDay: '2026-11-27' })).toContain('>Nov 24 – 27<')
  expect(saying({ isOnline: true, locationCity: 'Haifa', locationCountry: 'Israel' })).toContain(
    '>Haifa, Israel + online<',
  )
})

test.each<[string, Partial<CardSetting>]>([
  ['the next day', { today: '2026-11-21' }],
  ['another language', { locale: 'he' }],
  ['another clock', { timeZone: 'Europe/Berlin' }],
  ['years', { hasYears: true }],
  [
    'changed words for what was called off',
    { texts: { ...setting.texts, states: { moved: 'Else', cancelled: 'Off', postponed: 'Later' } } },
  ],
  ['changed texts', { texts: { ...setting.texts, online: 'From anywhere' } }],
])('%s has them written anew, another title its own', (_, change) => {
  const { cached, written } = testMarkupCache()
  markup({ events, setting }, cached)
  const changed = { ...setting, ...change }
  expect(markup({ events, setting: changed }, cached)).toBe(markup({ events, setting: changed }, null))
  expect(written()).toBe(4)
  const renamed = events.map((event) => (event.id === 'b' ? { ...event, title: 'Three' } : event))
  expect(markup({ events: renamed, setting }, cached)).toContain('Three')
  expect(written()).toBe(5)
})
