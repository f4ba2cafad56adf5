import { noFilter } from '@cyberluach/core/events/event-filter'
import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { shownEvents } from './listed-event.ts'

const bsides = sampleListedEvent({ id: 'bsides' })
const finals = sampleListedEvent({ id: 'finals', eventType: 'ctf' })
const meetup = sampleListedEvent({ id: 'meetup', eventType: 'ctf' })
const events = [bsides, finals, meetup]

test('without a filter all events are shown', () => {
  expect(shownEvents(events, { filter: noFilter, only: null, locale: 'en' })).toEqual(events)
})

test('of the saved ones only those of this month are shown, in the order of the calendar', () => {
  const only = ['meetup', 'elsewhere', 'bsides']
  expect(shownEvents(events, { filter: noFilter, only, locale: 'en' })).toEqual([bsides, meetup])
  expect(shownEvents(events, { filter: noFilter, only: [], locale: 'en' })).toEqual([])
})

test('saved events go through the other filters too', () => {
  const filter = { ...noFilter, type: 'ctf' } as const
  expect(shownEvents(events, { filter, only: null, locale: 'en' })).toEqual([finals, meetup])
  expect(shownEvents(events, { filter, only: ['bsides', 'finals'], locale: 'en' })).toEqual([finals])
})
