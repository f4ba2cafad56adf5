import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventMeta } from './meta.ts'

const locals = { locale: 'en', t: messagesFor('en') } as App.Locals
const days = {
  title: 'CRYPTO 2026',
  eventType: 'conference',
  day: '2026-08-16',
  lastDay: '2026-08-20',
} as const

test('a shared link names all days of an event, and where it is', () => {
  const event = sampleEvent({ ...days, locationCity: 'Santa Barbara', locationCountry: 'United States' })
  expect(eventMeta(locals, event).description).toBe(
    'CRYPTO 2026: Conference, August 16 – 20, 2026, Santa Barbara, United States.',
  )
})

test('of an event of which no place is known none is claimed', () => {
  const event = sampleEvent({ ...days, isOnline: false, locationCity: null, locationCountry: null })
  expect(eventMeta(locals, event).description).toBe('CRYPTO 2026: Conference, August 16 – 20, 2026.')
})
