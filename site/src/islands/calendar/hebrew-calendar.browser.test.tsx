import { noFilter } from '@cyberluach/core/events/event-filter'
import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $isHebrewCalendarHidden } from '../../stores/calendar-preferences.ts'
import { answerWithEvents, morning, propsFor } from '../../testing/sample-calendar.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Calendar } from './Calendar.tsx'
import './hebrew-calendar.css'
import './month-grid.css'

/** December, where the address says so, too. */
function inDecember(locale: 'en' | 'he') {
  history.replaceState(null, '', '/?month=2026-12')
  return propsFor(locale, { state: december })
}

const december = { month: '2026-12', filter: noFilter, saved: false, view: 'month' } as const

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  $isHebrewCalendarHidden.set(false)
  answerWithEvents()
  await page.viewport(1440, 900)
})

const cellOf = (day: string) => page.elementLocator(cell(day))

test('a cell has its Hebrew day, with the month where one begins, and what is kept on it', async () => {
  await render(<Calendar {...propsFor('en')} />)
  expect(hebrewIn('2026-11-10')).toBe('30')
  expect(hebrewIn('2026-11-11')).toBe('1 Kislev')
  // A week that is over opens for who is in it.
  cell('2026-11-09').querySelector('a')?.focus()
  await expect.element(cellOf('2026-11-09').getByText('Sigd')).toBeVisible()
  expect(cell('2026-11-13').dataset.rest).toBe('afternoon')
  expect(cell('2026-11-14').dataset.rest).toBe('whole')
  const link = page.getByRole('grid').getByRole('link', { name: /^Monday, November 9, 2026, 29 Heshvan, Sigd/ })
  await expect.element(link).toBeVisible()
})

test('in Hebrew the day is in letters', async () => {
  await render(<Calendar {...inDecember('he')} />)
  await expect.element(cellOf('2026-12-07').getByText('כ״ז', { exact: true })).toBeVisible()
  await expect.element(cellOf('2026-12-11').getByText('א׳ בטבת')).toBeVisible()
  await expect.element(cellOf('2026-12-07').getByText('חנוכה')).toBeVisible()
})

test('a month that is turned to has its own', async () => {
  await render(<Calendar {...propsFor('en')} />)
  await page.getByRole('link', { name: messagesFor('en').calendar.nextMonth }).click()
  await expect.element(cellOf('2026-12-20').getByText('Fast of 10 Tevet')).toBeVisible()
})

test.each(['en', 'he'] as const)('whoever turns it off sees and hears nothing of it, %s', async (locale) => {
  const { luach } = messagesFor(locale)
  await render(<Calendar {...inDecember(locale)} />)
  const names = () => page.getByRole('grid').getByRole('link', { name: new RegExp(luach.days.hanukkah) })
  await expect.poll(() => names().elements().length).toBe(9)
  await page.getByRole('button', { name: luach.show, pressed: true }).click()
  await expect.poll(() => names().elements().length).toBe(0)
  await expect.element(cellOf('2026-12-07').getByText(luach.days.hanukkah)).not.toBeVisible()
  expect(getComputedStyle(cell('2026-12-12')).getPropertyValue('--rest')).toBe('')
  await page.getByRole('button', { name: luach.show, pressed: false }).click()
  await expect.poll(() => names().elements().length).toBe(9)
})

test('where it was turned off before, the server’s markup is taken over as it is', async () => {
  $isHebrewCalendarHidden.set(true)
  await takeOver(<Calendar {...inDecember('en')} />)
  await expect.element(page.getByRole('button', { name: 'Hebrew dates and holidays', pressed: false })).toBeVisible()
})

test('on a phone the line is in the cell, and what it means in a list below', async () => {
  await page.viewport(390, 844)
  await render(<Calendar {...inDecember('en')} />)
  const list = page.getByRole('list', { name: 'Holidays and days of remembrance' })
  await expect.element(list.getByRole('listitem').nth(1)).toHaveTextContent('5–12 Hanukkah')
  expect(cell('2026-12-07').querySelector('.day-kept')?.clientHeight).toBe(0)
})

function hebrewIn(day: string) {
  return cell(day).querySelector('.day-hebrew')?.textContent
}

function cell(day: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"][role=gridcell]`)
  if (!found) throw new Error(`No cell of ${day}`)
  return found
}
