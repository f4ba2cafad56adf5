import { describe, expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
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

  test('says how many weeks are over, in the month of today alone', () => {
    expect(view().over).toBe(2)
    expect(monthView('2026-10', [], today).over).toBe(0)
    expect(monthView('2026-12', [], today).over).toBe(0)
  })

  test('shows three titles a day and counts the rest', () => {
    const five = Array.from({ length: 5 }, (_, index) => sampleListedEvent({ title: `BSides ${index}` }))
    const day = dayOf(today, five)
    expect(day?.segments).toHaveLength(3)
    expect(day?.more).toBe(2)
    expect(day?.count).toBe(5)
  })

  test('counts on a day what runs on it, and marks its kinds', () => {
    const events = [
      sampleListedEvent({ day: '2026-11-18', lastDay: '2026-11-20' }),
      sampleListedEvent({ eventType: 'ctf' }),
      sampleListedEvent({ eventType: 'ctf' }),
      sampleListedEvent({ eventType: 'hackathon' }),
    ]
    expect(dayOf('2026-11-19', events)).toMatchObject({
      count: 1,
      kinds: ['conference'],
      line: { begun: true, goesOn: true },
    })
    expect(dayOf('2026-11-20', events)).toMatchObject({
      count: 4,
      kinds: ['ctf', 'conference', 'other'],
      line: { begun: true, goesOn: false },
    })
    expect(dayOf('2026-11-21', events)).toMatchObject({ count: 0, kinds: [], line: null })
  })

  test('counts on each day what it shows and what it does not', () => {
    const events = Array.from({ length: 12 }, (_, index) =>
      sampleListedEvent({
        title: `E${index}`,
        day: `2026-11-${10 + index}`,
        lastDay: `2026-11-${12 + index * 1}`,
      }),
    )
    for (const week of view(events).weeks)
      for (const [index, { count, more }] of week.entries()) {
        const shown = week.flatMap(({ segments }, from) =>
          segments.filter(({ span }) => from <= index && index < from + span),
        ).length
        expect(shown + more).toBe(count)
      }
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

  test('tells apart what begins in the month and what runs in it', () => {
    const events = [
      sampleListedEvent({ day: '2026-10-30', lastDay: '2026-11-02' }),
      sampleListedEvent({ day: '2026-12-01' }),
    ]
    expect(view(events)).toMatchObject({ total: 0, running: 1 })
  })
})
