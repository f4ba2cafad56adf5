import { fill } from '@cyberluach/i18n/translate'
import { expect, type Locator, type Page } from '@playwright/test'
import { stableId } from '../../cms/src/seed/stable-id.ts'
import { fillContactForm } from './contact-form.ts'
import { openEventForm } from './event-form.ts'
import type { PageState } from './page-state.ts'
import type { Visit } from './test.ts'

const wide = [1440]
const narrow = [390]

const home = [
  'body > footer',
  '#month-grid [role=rowgroup]',
  '[data-part=agenda]',
  '[aria-labelledby=statistics-title]',
  '[aria-labelledby=year-title]',
  '[aria-labelledby=upcoming-title]',
  '[data-part=next]',
]

const inFull = stableId('sample:red-against-blue')
const withHours = stableId('sample:two-days-of-flags')

/** What opens over a page. */
export const openedStates: PageState[] = [
  {
    name: 'the filters open',
    apart: home,
    isOverlay: true,
    async show(page, { t, path }) {
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.filters.toggle }).click()
      await expect(page.getByRole('combobox', { name: t.filters.typeLabel })).toBeVisible()
    },
  },
  {
    name: 'the ways to subscribe',
    apart: home,
    async show(page, { t, path }) {
      await page.goto(path('/'))
      await page.getByRole('main').getByRole('button', { name: t.home.subscribe.button }).click()
      await expect(page.getByRole('dialog', { name: t.home.subscribe.title })).toBeVisible()
    },
  },
  {
    name: 'the menu of themes',
    widths: wide,
    async show(page, { t, path }) {
      await page.goto(path('/about'))
      await page.getByRole('button', { name: t.chrome.themeGroup }).click()
      await expect(page.getByRole('menuitemradio')).toHaveCount(3)
    },
  },
  {
    name: 'the menu of phones',
    apart: home,
    widths: narrow,
    pictures: [{ name: 'menu' }],
    isOverlay: true,
    async show(page, { t, path }) {
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.chrome.menuOpen }).click()
      await expect(page.locator('#menu-sheet')).toBeVisible()
    },
  },
  {
    name: 'the notifications',
    pictures: [{ name: 'notifications' }],
    isOverlay: true,
    async show(page, { path }) {
      await page.goto(path('/faq'))
      await page.locator('[popovertarget=notifications]').click()
      await expect(page.locator('#notifications')).toBeVisible()
    },
  },
  {
    name: 'a question open',
    async show(page, { t, path }) {
      await page.goto(path('/faq'))
      await page.getByRole('heading', { name: t.faq.general.what.q }).click()
      await expect(page.getByText(t.faq.general.what.a)).toBeVisible()
    },
  },
  {
    name: 'an event',
    apart: home,
    isOverlay: true,
    async show(page, visit) {
      await openEvent(page, visit, inFull)
    },
  },
  {
    name: 'the ways to share an event',
    apart: home,
    pictures: [{ name: 'event-share' }],
    async show(page, visit) {
      await openMenuOf(await openEvent(page, visit, withHours), visit.t.share.button)
    },
  },
  {
    name: 'the ways to keep an event',
    apart: home,
    async show(page, visit) {
      await openMenuOf(await openEvent(page, visit, inFull), visit.t.dialog.addToCalendar)
    },
  },
  {
    name: 'the form for an event',
    apart: home,
    isOverlay: true,
    async show(page, { t, path }) {
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.home.submitButton }).first().click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    },
  },
]

/** A month on its way. */
export const readingStates: PageState[] = [
  {
    name: 'a month that is being read',
    pictures: [{ name: 'home-loading', part: '#calendar' }],
    async show(page, visit) {
      await page.goto(visit.path('/?view=cards'))
      await page.route('**/api/events?**', () => undefined)
      await turnMonth(page, visit)
      await expect(page.locator('[data-part="card-skeleton"]').first()).toBeVisible()
    },
  },
]

/** What a form says after it was sent, or when it could not be. */
export const answeredStates: PageState[] = [
  {
    name: 'the form for an event with what is missing',
    pictures: [{ name: 'event-form-error' }],
    async show(page, visit) {
      const dialog = await openEventForm(page, visit)
      await dialog.getByRole('button', { name: visit.t.eventForm.submit }).click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
      await expect(page.getByText(visit.t.toasts.submission.missing.text)).toBeVisible()
    },
  },
  {
    name: 'a message with what is missing',
    async show(page, { t, path }) {
      await page.goto(path('/contact'))
      await page.getByRole('button', { name: t.contact.submit }).click()
      await expect(page.getByText(t.toasts.contact.missing.text)).toBeVisible()
    },
  },
  {
    name: 'a message that arrived',
    async show(page, visit) {
      const { t, path } = visit
      await page.goto(path('/contact'))
      await fillContactForm(page, visit, 'Hello')
      await page.getByRole('button', { name: t.contact.submit }).click()
      await expect(page.getByRole('status').filter({ hasText: t.toasts.contact.sent.title })).toBeVisible()
    },
  },
  {
    name: 'feedback with a mistake',
    async show(page, visit) {
      const main = await rate(page, visit)
      await main.getByLabel(visit.t.feedback.email, { exact: true }).fill('noa')
      await main.getByRole('button', { name: visit.t.feedback.submit }).click()
      await expect(main.locator('[aria-invalid="true"]')).toBeVisible()
    },
  },
  {
    name: 'feedback that arrived',
    async show(page, visit) {
      const main = await rate(page, visit)
      await main.getByRole('button', { name: visit.t.feedback.submit }).click()
      await expect(page.getByRole('heading', { name: visit.t.feedback.thanksTitle })).toBeVisible()
    },
  },
  {
    name: 'the newsletter with what is missing',
    async show(page, { t, path }) {
      await page.goto(path('/about'))
      await page.getByRole('button', { name: t.newsletter.submit }).click()
      await expect(page.getByText(t.toasts.newsletter.missing.text)).toBeVisible()
    },
  },
  {
    name: 'the newsletter that thanks',
    async show(page, { t, path }) {
      // The message lies over the end of the page, where this one has nothing to press.
      await page.goto(path('/sitemap'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill(`e2e-${crypto.randomUUID()}@example.com`)
      await form.getByRole('button', { name: t.newsletter.submit }).click()
      await expect(page.locator('#subscribed')).toBeVisible()
    },
  },
  {
    name: 'the page that broke',
    async show(page, { t, path }) {
      await page.route('**/api/events?**', (route) => route.fulfill({ json: [{ id: 'no event', tags: [] }] }))
      await page.goto(path('/?view=cards'))
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.getByRole('heading', { name: t.errorFallback.title })).toBeVisible()
    },
  },
]

async function turnMonth(page: Page, { t }: Visit): Promise<void> {
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect(page).toHaveURL(/month=2026-12/)
}

/** Opens an event, and answers with its dialog. */
async function openEvent(page: Page, { path }: Visit, id: string): Promise<Locator> {
  await page.goto(path(`/?event=${id}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  return dialog
}

async function openMenuOf(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name }).click()
  await expect(dialog.getByRole('menu')).toBeVisible()
}

async function rate(page: Page, { locale, t, path }: Visit): Promise<Locator> {
  await page.goto(path('/feedback'))
  const four = fill(locale, t.feedback.ratingLabel, { n: 4 })
  const overall = page.getByRole('group', { name: t.feedback.overallRating })
  await overall.getByRole('radio', { name: four }).press('Space')
  return page.getByRole('main')
}
