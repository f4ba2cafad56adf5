import type { CalendarEvent } from '@cyberluach/core/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { admin } from './support/api.ts'
import { readPanelIn } from './support/panel-language.ts'
import { expect, test } from './support/test.ts'

const [en, he] = [messagesFor('en'), messagesFor('he')]

test.describe('events in the panel, from a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('an event is entered by the clock of the site, placed by lists, written in both languages at once, and called off', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    const title = `Soldering night ${crypto.randomUUID().slice(0, 8)}`
    await fillSignIn(page, admin())
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/collections/events/create')
    await page.locator('#field-title').fill(title)
    await page.locator('#field-otherTexts-title').fill(`${title} בעברית`)
    await choose(page, '#field-eventType', 'Workshop')
    await expect(page.getByText(`${en.adminPanel.fields.startsAt} (Israel Time)`)).toBeVisible()
    await pick(page, '#field-startsAt', '10.12.2026, 18:30')
    await page.locator('#field-locationCountry').fill('Germ')
    await page.locator('#field-locationCountry').press('Enter')
    await page.locator('#field-locationCity').fill('Nowhere am Rhein')
    await page.locator('#field-locationCity').press('Enter')
    await save(page)
    const stored = await find()
    expect(stored).toMatchObject({
      title,
      titleHe: `${title} בעברית`,
      startDate: '2026-12-10T18:30:00+02:00',
      locationCountry: 'Germany',
      locationCity: 'Nowhere am Rhein',
      state: 'scheduled',
    })

    await readPanelIn(context, 'he', baseURL)
    await page.goto(`/admin/collections/events/${stored.id}`)
    await expect(page.locator('#field-startsAt input')).toHaveValue('10.12.2026, 18:30')
    await expect(page.getByText(`${he.adminPanel.fields.startsAt} (שעון ישראל)`)).toBeVisible()
    await expect(page.locator('#field-locationCountry-wrap')).toContainText('גרמניה')
    await choose(page, '#field-state', he.adminPanel.eventStates.cancelled)
    await save(page)
    await expect.poll(async () => (await find()).state).toBe('cancelled')

    await page.goto('/day/2026-12-10')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByText(en.common.states.cancelled, { exact: true })).toBeVisible()
    await card.getByRole('link').click()
    await expect(page.getByRole('dialog').getByText(en.dialog.stateNotes.cancelled)).toBeVisible()

    async function find(): Promise<CalendarEvent> {
      const answer = await request.get('/api/events', { params: { q: title } })
      const [event] = (await answer.json()) as CalendarEvent[]
      if (!event) throw new Error(`${title} is not on the calendar`)
      return event
    }
  })

  test('the list opens with what comes next, and leads to what is over, the latest first', async ({
    page,
  }) => {
    const lists = en.adminPanel.eventLists
    await fillSignIn(page, admin())
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/collections/events')
    const nav = page.getByRole('navigation', { name: lists.label })
    await expect(nav.getByRole('link', { name: lists.ahead })).toHaveAttribute('aria-current', 'page')
    const today = new Date().toISOString().slice(0, 10)
    const ahead = await days(page)
    expect(ahead).toEqual(ahead.toSorted())
    await nav.getByRole('link', { name: lists.over, exact: true }).click()
    await expect(nav.getByRole('link', { name: lists.over, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect.poll(async () => (await days(page)).every((day) => day <= today)).toBe(true)
    const over = await days(page)
    expect(over).toEqual(over.toSorted().toReversed())
  })
})

/** The first days in the list, as they are stored. */
function days(page: Page): Promise<string[]> {
  return page
    .locator('td.cell-startDay time')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLTimeElement).dateTime))
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.locator(field).getByRole('combobox')
  await box.fill(option)
  await box.press('Enter')
}

async function pick(page: Page, field: string, moment: string): Promise<void> {
  const box = page.locator(field).getByRole('textbox')
  await box.fill(moment)
  await box.press('Enter')
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('/cms/api/events') && ['POST', 'PATCH'].includes(answer.request().method()),
  )
  await page.locator('#action-save').click()
  expect((await saved).ok()).toBe(true)
}
