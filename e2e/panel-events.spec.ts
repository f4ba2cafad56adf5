import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { admin, sharedProduct } from './support/api.ts'
import { signInBeforehand } from './support/measured-product.ts'
import { answerTo, enterPanel, formListens } from './support/panel.ts'
import { readPanelIn } from './support/panel-language.ts'
import { expect, main, test } from './support/test.ts'

const [en, he] = [messagesFor('en'), messagesFor('he')]
const lists = en.adminPanel.eventLists

test.describe('events in the panel, from a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('an event is entered by the clock of the site, in both languages at once, and called off', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    const title = `Soldering night ${crypto.randomUUID().slice(0, 8)}`
    let id = ''

    await test.step('it is entered by the clock of the site, and placed by lists', async () => {
      await enterPanel(page, admin())
      await page.goto('/admin/collections/events/create')
      await formListens(page)
      await page.locator('#field-title').fill(title)
      await page.locator('#field-otherTexts-title').fill(`${title} בעברית`)
      await choose(page, '#field-eventType', 'Workshop')
      await expect(page.getByText(`${en.adminPanel.fields.startsAt} (Israel Time)`)).toBeVisible()
      await pick(page, '#field-startsAt', '10.12.2026, 18:30')
      await page.locator('#field-locationCountry').fill('Germ')
      await page.locator('#field-locationCountry').press('Enter')
      await expect(page.locator('#field-locationCountry-wrap')).toContainText('Germany')
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
      id = stored.id
    })

    await test.step('a Hebrew form says the same in its words, and calls it off', async () => {
      await readPanelIn(context, 'he', baseURL)
      await page.goto(`/admin/collections/events/${id}`)
      await formListens(page)
      await expect(page.locator('#field-startsAt input')).toHaveValue('10.12.2026, 18:30')
      await expect(page.getByText(`${he.adminPanel.fields.startsAt} (שעון ישראל)`)).toBeVisible()
      await expect(page.locator('#field-locationCountry-wrap')).toContainText('גרמניה')
      await choose(page, '#field-state', he.adminPanel.eventStates.cancelled)
      await save(page)
      await expect.poll(async () => (await find()).state).toBe('cancelled')
    })

    await test.step('readers see that it is called off', async () => {
      await page.goto('/day/2026-12-10')
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card.getByText(en.common.states.cancelled, { exact: true })).toBeVisible()
      await card.getByRole('link').click()
      await expect(page.getByRole('dialog').getByText(en.dialog.stateNotes.cancelled)).toBeVisible()
    })

    async function find(): Promise<CalendarEvent> {
      const answer = await request.get('/api/events', { params: { q: title } })
      const [event] = (await answer.json()) as CalendarEvent[]
      if (!event) throw new Error(`${title} is not on the calendar`)
      return event
    }
  })
})

test('the list opens with what comes next, and leads to what is over, the latest first', main, async ({ page }) => {
  await signInBeforehand(page, sharedProduct(), { locale: 'en' })
  await page.goto('/admin/collections/events')
  await expectCurrent(page, lists.ahead)
  await expect(async () => {
    const ahead = await days(page)
    expect(ahead).not.toEqual([])
    expect(ahead).toEqual(ahead.toSorted())
  }).toPass()
  const today = new Date().toISOString().slice(0, 10)
  await link(page, lists.over).click()
  await expectCurrent(page, lists.over)
  await expect(async () => {
    const over = await days(page)
    expect(over.filter((day) => day > today)).toEqual([])
    expect(over).toEqual(over.toSorted().toReversed())
  }).toPass()
})

test('the lists are reached before any script of the panel has come', async ({ page }) => {
  await signInBeforehand(page, sharedProduct(), { locale: 'en' })
  await page.route(/\/_next\/static\/.*\.js/, () => undefined)
  await page.goto('/admin/collections/events', { waitUntil: 'commit' })
  await link(page, lists.over).click()
  await expectCurrent(page, lists.over)
})

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: lists.label }).getByRole('link', { name, exact: true })

async function expectCurrent(page: Page, name: string): Promise<void> {
  await expect(link(page, name)).toHaveAttribute('aria-current', 'page')
}

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
  await expect(page.locator(field)).toContainText(option)
}

async function pick(page: Page, field: string, moment: string): Promise<void> {
  const box = page.locator(field).getByRole('textbox')
  await box.fill(moment)
  await box.press('Enter')
  await expect(box).toHaveValue(moment)
}

async function save(page: Page): Promise<void> {
  const answer = await answerTo(
    page.locator('#action-save'),
    (sent) => sent.url().includes('/cms/api/events') && ['POST', 'PATCH'].includes(sent.method()),
  )
  expect(answer.ok()).toBe(true)
}
