import { noFilter } from '@cyberluach/core/events/event-filter'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import { messagesFor } from '@cyberluach/i18n/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $areSamplesHidden } from '../../stores/calendar-preferences.ts'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { conference, contest, finals, morning, propsFor } from '../../testing/sample-calendar.ts'
import { foundEvents, searchWith } from '../../testing/sample-search.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { Calendar } from './Calendar.tsx'

const t = messagesFor('en')
const box = page.getByRole('searchbox', { name: t.filters.searchLabel })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const found = (title: string) => page.getByRole('link', { name: new RegExp(title) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: morning })
  $areSamplesHidden.set(false)
  forgetSaved(contest.id)
  history.replaceState(null, '', '/')
})

/** Answers searches by their words, and every other call with nothing; returns the queries of the searches. */
function answerSearches(answers: (q: string) => EventSearch | null): Record<string, string>[] {
  const asked: Record<string, string>[] = []
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== '/api/search') return Response.json([])
    asked.push(Object.fromEntries(searchParams))
    const answer = answers(searchParams.get('q') ?? '')
    return answer && Response.json(answer)
  })
  return asked
}

const three = searchWith({ ahead: foundEvents(contest, finals), earlier: foundEvents(conference) })

test('typing swaps the month for what is found by month, and what is over is folded; clearing brings it back', async () => {
  const asked = answerSearches(() => three)
  const steps = history.length
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('something a')
  await expect.element(status('3 events found')).toBeInTheDocument()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  // How many the month has is not said beside what all dates have.
  const ctfs = page
    .getByRole('list', { name: t.filters.quickLabel })
    .getByRole('link', { name: t.common.typesPlural.ctf })
  await expect.element(ctfs).toHaveTextContent(t.common.typesPlural.ctf)
  await expect.element(page.getByRole('heading', { level: 3, name: 'December 2026' })).toBeVisible()
  await expect.element(found(finals.title)).toHaveAttribute('href', finals.url)
  await expect.element(found(conference.title)).not.toBeInTheDocument()
  await page.getByText('Earlier (1)').click()
  await expect.element(found(conference.title)).toBeVisible()
  expect(asked).toEqual([{ q: 'something a' }])
  expect(location.search).toBe('?q=something+a')
  expect(history.length).toBe(steps)
  await page.getByRole('link', { name: t.filters.clearSearch }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(location.search).toBe('')
})

test.each(['en', 'he'] as const)('the server’s list is taken over as it is, %s', async (locale) => {
  const asked = answerSearches(() => null)
  history.replaceState(null, '', '/?q=flags')
  const state = { ...propsFor(locale).state, filter: { ...noFilter, q: 'flags' } as const }
  await takeOver(<Calendar {...propsFor(locale, { state, search: three })} />)
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(asked).toEqual([])
})

test('what was understood is said, and each part can be taken away', async () => {
  const understood = [
    { kind: 'type', value: 'ctf', text: 'ctf', rest: 'israel december' },
    { kind: 'country', value: 'Israel', text: 'israel', rest: 'ctf december' },
    { kind: 'month', value: '12', text: 'december', rest: 'ctf israel' },
  ] as const
  const asked = answerSearches(() => searchWith({ understood: [...understood], ahead: foundEvents(contest) }))
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('ctf israel december')
  const parts = page.getByRole('list', { name: t.search.understood })
  await expect.element(parts).toHaveTextContent('TypeCTFLocationIsraelWhenDecember')
  await parts.getByRole('link', { name: 'Remove filter: December' }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'ctf israel' }))
  await expect.element(box).toHaveValue('ctf israel')
  await expect.element(box).toHaveFocus()
})

test('a spelling that was put right is said', async () => {
  answerSearches(() => searchWith({ corrected: 'black hat', ahead: foundEvents(conference) }))
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('blakc hta')
  await expect.element(page.getByText('Nothing called “blakc hta”. This is what “black hat” finds.')).toBeVisible()
})

test('where nothing is found that is said, and the ways on lead to another spelling, month, and beyond the filters', async () => {
  const elsewhere = {
    suggestion: { q: 'winter', total: 2 },
    previous: null,
    next: { month: '2027-01', count: 3 },
    withoutMonth: 'flags',
    withoutFilters: 4,
  }
  const asked = answerSearches(() => searchWith({ elsewhere }))
  history.replaceState(null, '', '/?type=ctf')
  const state = { ...propsFor('en').state, filter: { ...noFilter, type: 'ctf' } as const }
  await render(<Calendar {...propsFor('en', { state })} />)
  await box.fill('flags december')
  await expect.element(status('Nothing called “flags december” with these filters')).toBeVisible()
  await expect.element(page.getByText(t.calendar.emptyFiltered)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: t.calendar.viewCards })).toBeDisabled()
  await expect.element(page.getByRole('link', { name: t.search.submit })).toHaveAttribute('href', '/submit')
  await expect.element(page.getByRole('link', { name: 'Did you mean “winter”?' })).toBeVisible()
  await page.getByRole('link', { name: '3 events in January 2027' }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'flags January 2027', type: 'ctf' }))
  await page.getByRole('link', { name: '4 events without the filters' }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'flags January 2027' }))
})

test('a search that is not answered says so, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let isAway = true
  answerSearches(() => (isAway ? null : three))
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('unanswered')
  await expect.element(page.getByText(t.search.failed)).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: t.common.retry }).click()
  await expect.element(status('3 events found')).toBeInTheDocument()
})

test('arrows walk from the field through what is found and back, and Escape clears', async () => {
  answerSearches(() => three)
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('by key')
  await expect.element(found(contest.title)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(found(contest.title)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(found(finals.title)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('')
  await expect.element(page.getByRole('grid')).toBeVisible()
})

test('a search keeps to saved events where these alone are shown, and leaves hidden samples out', async () => {
  const asked = answerSearches(() => three)
  saveEvent(contest.id)
  $areSamplesHidden.set(true)
  history.replaceState(null, '', '/?saved=true')
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('saved one')
  await vi.waitFor(() => expect(asked).toEqual([{ q: 'saved one', samples: 'false', ids: contest.id }]))
})

test('the count that a list stops at stands for more, and what is cut is said', async () => {
  const many = { ...foundEvents(contest), total: 200 }
  answerSearches(() => searchWith({ ahead: many, earlier: many }))
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('everywhere')
  await expect.element(status('More than 200 events found')).toBeInTheDocument()
  await expect.element(page.getByText('Earlier (200+)')).toBeVisible()
  await expect.element(page.getByText(/These are the first 1\./).first()).toBeVisible()
})

test('where nothing but samples is found, that is said, and nothing of events that there are not', async () => {
  const { events } = foundEvents({ ...contest, isSample: true })
  answerSearches(() => searchWith({ ahead: { total: 0, events } }))
  await render(<Calendar {...propsFor('en')} />)
  await box.fill('flags alone')
  await expect.element(status(t.common.only.samples)).toBeVisible()
  await expect.element(page.getByText(t.calendar.emptyFiltered)).not.toBeVisible()
})
