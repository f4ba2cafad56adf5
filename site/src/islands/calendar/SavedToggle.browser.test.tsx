import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { answerWithEvents, conference, contest, morning, propsFor } from '../../testing/sample-calendar.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Calendar } from './Calendar.tsx'

const t = messagesFor('en')
const inGrid = ({ title }: CalendarEvent) => page.getByRole('grid').getByText(title)
const savedToggle = page
  .getByRole('list', { name: t.filters.quickLabel })
  .getByRole('button', { name: t.filters.saved, exact: true })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  forgetSaved(contest.id)
  answerWithEvents()
})

test('saved events alone are shown, which the address says and back undoes, and nobody is asked', async () => {
  saveEvent(contest.id)
  const calls = answerWithEvents()
  await render(<Calendar {...propsFor('en')} />)
  await page.getByRole('button', { name: t.filters.toggle }).click()
  // The months beside this one are read ahead.
  const before = calls.length
  await savedToggle.click()
  await expect.element(inGrid(conference)).not.toBeInTheDocument()
  await expect.element(inGrid(contest)).toBeVisible()
  const said = document.querySelector('#calendar-filters [role=status]')
  expect(said?.textContent).toMatch(/(^|\D)1\D/)
  expect(location.search).toBe('?saved=true')
  expect(calls).toHaveLength(before)
  history.back()
  await expect.element(inGrid(conference)).toBeVisible()
})

test('an address with saved events alone shows this browser’s, once they are known', async () => {
  saveEvent(contest.id)
  const { state, ...props } = propsFor('en')
  history.replaceState(null, '', '/?saved=true')
  await takeOver(<Calendar {...props} state={{ ...state, saved: true }} />)
  await expect.element(inGrid(contest)).toBeVisible()
  await expect.element(inGrid(conference)).not.toBeInTheDocument()
  await expect.element(savedToggle).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['its chip', () => page.getByRole('link', { name: fill('en', t.filters.removeChip, { value: t.filters.saved }) })],
  ['clearing all', () => page.getByRole('link', { name: t.filters.clearAll })],
])(
  'that saved events alone are shown is taken away by %s, which leads the focus to the filters',
  async (_, control) => {
    saveEvent(contest.id)
    await render(<Calendar {...propsFor('en')} />)
    await savedToggle.click()
    await expect.element(inGrid(conference)).not.toBeInTheDocument()
    await control().click()
    await expect.element(inGrid(conference)).toBeVisible()
    await expect.element(page.getByRole('button', { name: t.filters.toggle, exact: true })).toHaveFocus()
    await expect.element(savedToggle).toHaveAttribute('aria-pressed', 'false')
  },
)

test('where no saved event is shown it is said whether some are elsewhere', async () => {
  saveEvent(contest.id)
  await render(<Calendar {...propsFor('en')} />)
  await savedToggle.click()
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect.element(page.getByText(fill('en', t.filters.savedElsewhere, { month: 'December' }))).toBeVisible()
  forgetSaved(contest.id)
  await expect.element(page.getByText(t.filters.savedNone)).toBeVisible()
})

test.each(['en', 'he'] as const)(
  'where storage is forbidden, what is saved alone is shown as long as the page is open, %s',
  async (locale) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const { filters } = messagesFor(locale)
    const titleIn = ({ title, titleHe }: CalendarEvent) =>
      page.getByRole('grid').getByText((locale === 'he' && titleHe) || title)
    saveEvent(contest.id)
    await render(<Calendar {...propsFor(locale)} />)
    await page.getByRole('button', { name: filters.toggle }).click()
    await page.getByRole('button', { name: filters.saved, exact: true }).click()
    await expect.element(titleIn(conference)).not.toBeInTheDocument()
    await expect.element(titleIn(contest)).toBeVisible()
  },
)
