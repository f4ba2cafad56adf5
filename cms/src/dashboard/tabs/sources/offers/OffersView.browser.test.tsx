import type { WaitingOffer } from '@cyberluach/api/calendar-offers'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Answers } from '../../../testing/answer-calls.ts'
import { showTab } from '../../../testing/show-tab.tsx'
import { previewOf, proposalsOf, sourceOf } from '../../../testing/sources.ts'
import { texts } from '../../../ui/text.tsx'
import { SourcesTab } from '../SourcesTab.tsx'

const { sources, offers: words } = texts.en

const offerOf = (n: number, changes: Partial<WaitingOffer> = {}): WaitingOffer => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  address: `https://night${n}.example/events.ics`,
  organizer: `Night people ${n}`,
  email: 'dana@night.example',
  note: '<b>Every month</b>',
  locale: 'en',
  isSuspicious: false,
  isRead: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...changes,
})

const show = async (waiting: WaitingOffer[], answers: Answers = {}) => {
  let list = waiting
  const decided = `POST /api/sys/mgmt/calendar-offers/${waiting[0]?.id}/decision`
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': () => [sourceOf(1)],
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
    'GET /api/sys/mgmt/calendar-offers': () => list,
    'POST /api/sys/mgmt/source-preview': () => previewOf,
    [decided]: () => {
      list = list.slice(1)
      return { source: null }
    },
    ...answers,
  })
  await showTab({ tab: 'sources', role: 'admin', children: <SourcesTab /> })
  await page.getByRole('radio', { name: new RegExp(sources.views.offers) }).click()
  await page.getByRole('button', { name: /night1/, expanded: false }).click()
  return () => calls.filter(({ name }) => name === decided).map(({ body }) => body)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an offered calendar is previewed, and added by one press as what its address tells', async () => {
  const sent = await show([offerOf(1), offerOf(2)])
  await expect.element(page.getByText('<b>Every month</b>')).toBeVisible()
  await button(words.preview).click()
  await expect.element(page.getByText(sources.preview.becomes.queue)).toBeVisible()
  await button(words.add).click()
  await expect.element(page.getByText(words.done.added)).toBeVisible()
  expect(sent()).toEqual([{ verdict: 'add', kind: 'iCalendar', name: 'Night people 1' }])
  await expect.poll(() => document.activeElement?.closest('[data-row]')?.textContent).toContain('night2')
})

test('declining asks for a word first, which can be left out', async () => {
  const sent = await show([offerOf(1)])
  await button(words.decline).click()
  expect(sent()).toEqual([])
  await expect.element(page.getByRole('textbox', { name: words.reason })).toHaveFocus()
  await page.getByRole('textbox', { name: words.reason }).fill('About other things')
  await button(words.decline).click()
  await expect.element(page.getByText(words.emptyTitle)).toBeVisible()
  expect(sent()).toEqual([{ verdict: 'decline', note: 'About other things' }])
})

test('what failed is said, and the calendar stays', async () => {
  await show([offerOf(1, { email: null })], {
    [`POST /api/sys/mgmt/calendar-offers/${offerOf(1).id}/decision`]: () =>
      Response.json({ error: 'Away', code: 'unavailable' }, { status: 503 }),
  })
  await expect.element(page.getByText(new RegExp(words.noEmail))).toBeVisible()
  await button(words.add).click()
  await expect.element(page.getByText(words.done.failed)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /night1/ })).toBeVisible()
})
