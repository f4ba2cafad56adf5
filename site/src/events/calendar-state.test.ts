import { describe, expect, test } from 'vitest'
import { activeParts, readState, stateAddress, withFilter } from './calendar-state.ts'

const today = '2026-11-20'
const read = (query: string) => readState(new URLSearchParams(query), today)

describe('the address of the calendar', () => {
  test('says the month, the filters and the view, and reads them back', () => {
    const state = read(
      'month=2026-12&type=ctf&location=United+States&q=night&level=expert&prize=true&admission=free&saved=true&view=cards',
    )
    expect(state).toEqual({
      month: '2026-12',
      filter: {
        type: 'ctf',
        location: 'United States',
        q: 'night',
        level: 'expert',
        hasPrize: true,
        isFree: true,
      },
      saved: true,
      view: 'cards',
    })
    const address = state && stateAddress('he', state, today)
    expect(address).toBe(
      '/he?month=2026-12&type=ctf&location=United+States&level=expert&prize=true&admission=free&q=night&saved=true&view=cards',
    )
  })

  test('is bare for this month without filters', () => {
    const state = read('type=all&location=all&q=')
    expect(state && stateAddress('en', state, today)).toBe('/')
    expect(state && stateAddress('he', state, today)).toBe('/he')
  })

  test('passes over what is no filter or view of ours, but not over what is no month', () => {
    expect(read('type=party&view=list')).toMatchObject({ filter: { type: 'all' }, view: 'month' })
    expect(read('month=2026-13')).toBeNull()
  })
})

describe('the parts of a filter', () => {
  const filter = read('type=ctf&location=online&q=sea')?.filter

  test('are listed as far as they are set', () => {
    expect(filter && activeParts(filter)).toEqual([
      ['q', 'sea'],
      ['type', 'ctf'],
      ['location', 'online'],
    ])
  })

  test('are set and taken away one by one', () => {
    const rest = filter && withFilter(filter, 'type', '')
    expect(rest && activeParts(rest).map(([key]) => key)).toEqual(['q', 'location'])
    expect(rest && withFilter(rest, 'type', 'workshop').type).toBe('workshop')
  })
})
