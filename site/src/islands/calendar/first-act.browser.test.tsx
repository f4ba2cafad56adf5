import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerWithEvents, finals, morning, propsFor } from '../../testing/sample-calendar.ts'
import interaction from '../interaction.ts'
import { Calendar } from './Calendar.tsx'

/** The server's markup, which React takes over once it has arrived. */
function waitingCalendar(locale: Locale): () => void {
  const calendar = <Calendar {...propsFor(locale)} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(calendar)
  document.body.append(place)
  const code = Promise.withResolvers<void>()
  const load = async () => {
    await code.promise
    return async () => {
      const root = hydrateRoot(place, calendar)
      onTestFinished(() => root.unmount())
    }
  }
  onTestFinished(() => place.remove())
  void interaction(load, { name: 'interaction', value: 'page' }, place)
  return code.resolve
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  answerWithEvents()
})

describe.each(['en', 'he'] as const)('the very first act, before the script came, %s', (locale) => {
  test('is held: the next month opens in place', async () => {
    const arrive = waitingCalendar(locale)
    await page.getByRole('link', { name: messagesFor(locale).calendar.nextMonth }).click()
    expect(location.search).toBe('')
    arrive()
    await expect.poll(() => location.search).toBe('?month=2026-12')
    await expect.element(page.getByRole('grid').getByText(finals.title)).toBeVisible()
  })

  test('by key moves through the grid', async () => {
    const arrive = waitingCalendar(locale)
    document.querySelector<HTMLElement>('.day-link[aria-current="date"]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    arrive()
    await expect.poll(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-27')
  })

  test('leaves the events of the day that has the focus within reach of Tab', async () => {
    const arrive = waitingCalendar(locale)
    const day = document.querySelector('[role=grid] [data-day]:has([data-event])')
    day?.querySelector<HTMLElement>('.day-link')?.focus()
    arrive()
    await expect
      .poll(() => document.querySelectorAll('[role=grid] .day-link[tabindex="-1"]').length)
      .toBeGreaterThan(20)
    expect(day?.querySelector('[data-event]')?.getAttribute('tabindex')).toBeNull()
  })
})
