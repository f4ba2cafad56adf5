import { noFilter } from '@cyberluach/core/events/event-filter'
import { beforeEach, expect, test } from 'vitest'
import { testAddressBar } from '../testing/address-bar.ts'
import { createCalendarStore, type CalendarStore } from './calendar.ts'

const first = { month: '2026-11', filter: noFilter, saved: false, view: 'month' } as const

let bar: ReturnType<typeof testAddressBar>
let calendar: CalendarStore

beforeEach(() => {
  bar = testAddressBar('/he')
  calendar = createCalendarStore({ first, locale: 'he', today: () => '2026-11-20', bar })
})

test('what is shown begins as the page was asked for', () => {
  expect(calendar.$state.get()).toBe(first)
  expect(bar.entries()).toEqual(['/he'])
})

test('each change stands in the address, and the parts that it does not name stay', () => {
  calendar.change({ view: 'cards' })
  calendar.change({ filter: { ...noFilter, type: 'ctf' } })
  calendar.goTo('2026-12')
  expect(calendar.$state.get()).toEqual({
    month: '2026-12',
    filter: { ...noFilter, type: 'ctf' },
    saved: false,
    view: 'cards',
  })
  expect(bar.entries()).toEqual([
    '/he',
    '/he?view=cards',
    '/he?type=ctf&view=cards',
    '/he?month=2026-12&type=ctf&view=cards',
  ])
})

test('a change in place makes no step to go back over', () => {
  calendar.change({ filter: { ...noFilter, q: 'n' } }, 'replace')
  calendar.change({ filter: { ...noFilter, q: 'night' } }, 'replace')
  expect(bar.entries()).toEqual(['/he?q=night'])
})

test('going to the month that is shown is no step', () => {
  calendar.goTo('2026-11')
  expect(bar.entries()).toEqual(['/he'])
})

test('it follows back and forward, until it is told to stop', () => {
  const stop = calendar.follow()
  calendar.goTo('2026-12')
  calendar.change({ view: 'cards' })
  bar.go(-2)
  expect(calendar.$state.get()).toEqual(first)
  bar.go(1)
  expect(calendar.$state.get()).toEqual({ ...first, month: '2026-12' })
  stop()
  bar.go(1)
  expect(calendar.$state.get().view).toBe('month')
})

test('an address that names no month changes nothing', () => {
  calendar.follow()
  bar.push('/he?month=2026-13')
  bar.push('/he?month=2026-12')
  bar.go(-1)
  expect(calendar.$state.get()).toBe(first)
})

test('the bare address is the month of today, also of a day that has come since', () => {
  const days = ['2026-11-30', '2026-12-01']
  calendar = createCalendarStore({ first, locale: 'en', today: () => days.shift() ?? '', bar })
  calendar.change({ view: 'cards' })
  calendar.change({ view: 'month' })
  expect(bar.entries().slice(1)).toEqual(['/?view=cards', '/?month=2026-11'])
})

test('those who listen hear of a change once', () => {
  const heard: string[] = []
  calendar.$state.listen(({ month }) => heard.push(month))
  calendar.goTo('2027-01')
  expect(heard).toEqual(['2027-01'])
})

test('where the visitor has gone back before the calendar was there, it follows the address', () => {
  bar.push('/he?month=2027-03')
  const stop = calendar.follow()
  expect(calendar.$state.get().month).toBe('2027-03')
  stop()
})

test('the month of an event that the address names stays', () => {
  bar.push('/he?event=finals')
  const stop = calendar.follow()
  expect(calendar.$state.get()).toBe(first)
  stop()
})
