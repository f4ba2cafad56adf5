import { describe, expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-listed-event.ts'
import { monthView } from './month-view.ts'

const today = '2026-11-20'
const view = (events = [sampleListedEvent()]) => monthView('2026-11', events, today)
const dayOf = (day: string, events?: ReturnType<typeof sampleListedEvent>[]) =>
  view(events)
    .weeks.flat()
    .find((each) => each.day === day)

describe('the month as it is shown', () => {
  test('has six weeks of seven days', () => {
    expect(view().weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  })

  test('tells past days, today and days ahead, and those of other months', () => {
    expect(dayOf('2026-11-19')?.time).toBe('past')
    expect(dayOf('2026-11-20')?.time).toBe('today')
    expect(dayOf('2026-11-21')?.time).toBe('ahead')
    expect(dayOf('2026-12-01')?.place).toBe('outside')
  })

  test('shows three titles a day and counts the rest', () => {
    const five = Array.from({ length: 5 }, (_, index) => sampleListedEvent({ title: `BSides ${index}` }))
    const day = dayOf(today, five)
    expect(day?.segments).toHaveLength(3)
    expect(day?.more).toBe(2)
    expect(day?.count).toBe(5)
  })

  test('counts only the month itself, types without a filter as other', () => {
    const { counts, total } = view([
      sampleListedEvent(),
      sampleListedEvent({ eventType: 'meetup' }),
      sampleListedEvent({ eventType: 'hackathon' }),
      sampleListedEvent({ day: '2026-12-02' }),
    ])
    expect(counts).toEqual({ ctf: 0, conference: 1, workshop: 0, competition: 0, other: 2 })
    expect(total).toBe(3)
  })
})
