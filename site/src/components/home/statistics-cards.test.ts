import type { Figures } from '@cyberluach/core/events/figures'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { shareOf, statisticsCards } from './statistics-cards.ts'

const figures: Figures = {
  today: '2026-11-20',
  total: 200,
  online: 50,
  physical: 130,
  prizes: { count: 3, amount: 12_500 },
  topCountry: { country: 'Israel', count: 40 },
  popularType: { type: 'conference', count: 120 },
  types: [{ type: 'conference', count: 120 }],
  thisMonth: { month: '2026-11', count: 21 },
  upcoming: { days: 30, count: 9 },
  samples: 26,
}

function cardsOf(changed: Partial<Figures> = {}) {
  const cards = statisticsCards('en', messagesFor('en'), { ...figures, ...changed })
  return cards.map(({ label, value, part, note }) => [label, part ? `${value}/${part}` : value, note])
}

test('the six cards say what they count', () => {
  expect(cardsOf()).toEqual([
    ['Events This Month', '21', 'November 2026'],
    ['Upcoming Events', '9', 'Next 30 days'],
    ['Online Events', '50/200', '25%'],
    ['Total Prize Money', '$12,500', '3 events with a prize'],
    ['Top Country', 'Israel', '40 events'],
    ['Popular Type', 'Conference', '120 events'],
  ])
})

test('other leads to all that are none of the main types, and counts them', () => {
  const types = [
    { type: 'other', count: 90 },
    { type: 'ctf', count: 80 },
    { type: 'meetup', count: 30 },
  ] as const
  const popularType = { type: 'other', count: 90 } as const
  expect(cardsOf({ types: [...types], popularType })[5]).toEqual(['Popular Type', 'Other', '120 events'])
})

test('where no event names its country, the country is unknown', () => {
  expect(cardsOf({ topCountry: null })[4]).toEqual(['Top Country', 'Unknown', '200 events'])
})

test('without events there is nothing to name, and no share of nothing', () => {
  const prizes = { count: 0, amount: 0 }
  const cards = cardsOf({ total: 0, online: 0, prizes, topCountry: null, popularType: null })
  expect(cards[2]).toEqual(['Online Events', '–', 'No data yet'])
  expect(cards[3]).toEqual(['Total Prize Money', 'No prizes announced', 'No data yet'])
  expect(cards[4]).toEqual(['Top Country', '–', 'No data yet'])
  expect(cards[5]).toEqual(['Popular Type', '–', 'No data yet'])
  expect(shareOf(0, 0)).toBe(0)
})
