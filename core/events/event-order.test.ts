import { expect, test } from 'vitest'

import { byStart, nextFirst } from './event-timing.ts'

const event = (title: string, day: string, lastDay = day, hour: string | null = null) => ({
  id: title,
  title,
  day,
  lastDay,
  allDay: hour === null,
  startDate: `${day}T${hour ?? '00'}:00:00+02:00`,
})

const titles = (events: { title: string }[]) => events.map(({ title }) => title)

const events = [
  event('Evening', '2026-11-22', '2026-11-22', '19'),
  event('Next', '2026-11-25'),
  event('Long ago', '2026-03-01'),
  event('Week', '2026-11-18', '2026-11-24'),
  event('Yesterday, late', '2026-11-21', '2026-11-21', '18'),
  event('Yesterday, early', '2026-11-21', '2026-11-21', '09'),
  event('Until yesterday', '2026-11-19', '2026-11-21'),
  event('Today', '2026-11-22'),
]

test('events come by day, and within a day those that last all of it come before those by the hour', () => {
  expect(titles(byStart(events))).toEqual([
    'Long ago',
    'Week',
    'Until yesterday',
    'Yesterday, early',
    'Yesterday, late',
    'Today',
    'Evening',
    'Next',
  ])
})

test('what comes next comes first, what runs before it, and what is over last, the latest day first', () => {
  const { ahead, over } = nextFirst(events, '2026-11-22')
  expect(titles(ahead)).toEqual(['Week', 'Today', 'Evening', 'Next'])
  expect(titles(over)).toEqual(['Yesterday, early', 'Yesterday, late', 'Until yesterday', 'Long ago'])
})

test('the order given does not change', () => {
  const before = titles(events)
  byStart(events)
  nextFirst(events, '2026-11-22')
  expect(titles(events)).toEqual(before)
})
