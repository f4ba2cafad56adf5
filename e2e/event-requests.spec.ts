import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { APIRequestContext } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { openDashboard } from './support/measured-product.ts'
import type { ProvidedProduct } from './support/on-demand.ts'
import { listens } from './support/panel.ts'
import { queueOf, uniqueTitle } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, main, test, visitIn, visitInTurn, type Visit } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const announced = addDays(today, 90)
const wanted = addDays(today, 120)

test(
  'an organizer asks without scripts for a new date, an admin grants it, and the page says so',
  main,
  async ({ page, request, ownProduct, browser }) => {
    const { t, path, ...visit } = visitInTurn('a request for another date')
    const words = t.submissionLink
    const title = uniqueTitle('Moving Evening')
    const { event, link } = await published(request, ownProduct, title, visit.locale)

    await test.step('asked by the private link, and kept where something is missing', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const reader = await context.newPage()
      await reader.goto(link)
      await reader.getByRole('link', { name: words.askState }).click()
      await reader.getByLabel(words.askStates.moved).check()
      await reader.getByRole('button', { name: words.askSend }).click()
      await expect(reader.getByText(t.validation.required).first()).toBeVisible()
      await expect(reader.getByLabel(words.askStates.moved)).toBeChecked()
      await expect(reader.getByLabel(t.eventForm.fields.startDate.label)).toHaveValue(announced)
      await reader.getByLabel(t.eventForm.fields.startDate.label).fill(wanted)
      await reader.getByLabel(t.eventForm.fields.startTime.label).fill('19:00')
      await reader.getByLabel(words.askReason).fill('The hall is flooded')
      await reader.getByRole('button', { name: words.askSend }).click()
      await expect(reader.getByText(words.asked)).toBeVisible()
      await context.close()
    })

    await test.step('granted in one press', async () => {
      const { requests } = visitIn('he').t.dashboardEvents
      await openDashboard(page, ownProduct, { tab: 'submissions' })
      const waiting = queueOf(page).locator('[data-part=event-requests]')
      const asked = waiting.getByRole('listitem').filter({ hasText: title })
      await expect(asked).toContainText('The hall is flooded')
      await expectAccessible(page)
      const grant = asked.getByRole('button', { name: new RegExp(`^${requests.grant}: .*${title}`) })
      await listens(grant)
      await grant.click()
      await expect(page.getByText(requests.granted)).toBeVisible()
      expect(await (await request.get(`/api/events/${event}`)).json()).toMatchObject({
        state: 'moved',
        day: wanted,
        former: { day: announced },
      })
    })

    await test.step('told on the page of the event', async () => {
      await page.goto(path(`/event/${event}`))
      await expect(page.getByText(t.dialog.stateNotes.moved)).toBeVisible()
      await expect(page.locator('[data-part=former] s')).toBeVisible()
    })
  },
)

test(
  'an organizer asks without scripts for another place and link, an admin sees what differs, and grants it',
  main,
  async ({ page, request, ownProduct, browser }) => {
    const { t, path, ...visit } = visitInTurn('a request for other details')
    const words = t.submissionLink
    const { fields } = t.eventForm
    const title = uniqueTitle('Wandering Evening')
    const { event, link } = await published(request, ownProduct, title, visit.locale)

    await test.step('asked by the private link, whose form holds what the event says', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const reader = await context.newPage()
      await reader.goto(link)
      await reader.getByRole('link', { name: words.ask, exact: true }).click()
      await expect(reader.locator('[name=title]')).toHaveValue(title)
      await reader.getByRole('button', { name: words.askSend }).click()
      await expect(reader.getByText(t.validation.unchanged)).toBeVisible()
      await reader.locator('[name=locationVenue]').fill('Port 3')
      await reader.locator('[name=registrationUrl]').fill('https://wandering.example/')
      await reader.locator('[name=contactPersonName]').fill('Dana')
      await reader.locator('[name=contactPersonPhone]').fill('052-555-0137')
      await reader.getByRole('button', { name: words.askSend }).click()
      await expect(reader.getByText(words.asked)).toBeVisible()
      await expect(reader.locator('[data-part=request]')).toContainText(fields.locationVenue.label)
      await context.close()
    })

    await test.step('shown beside what stands, and granted in one press', async () => {
      const { requests } = visitIn('he').t.dashboardEvents
      await openDashboard(page, ownProduct, { tab: 'submissions' })
      const asked = queueOf(page).locator('[data-part=event-requests] > ul > li').filter({ hasText: title })
      await expect(asked).toContainText('Port 3')
      await expect(asked.locator('[data-part=public-card]')).toHaveCount(2)
      await expectAccessible(page)
      const grant = asked.getByRole('button', { name: new RegExp(`^${requests.grant}: `) })
      await listens(grant)
      await grant.click()
      await expect(page.getByText(requests.granted)).toBeVisible()
    })

    await test.step('told on the page of the event', async () => {
      await page.goto(path(`/event/${event}`))
      await expect(page.getByText('Port 3').first()).toBeVisible()
    })
  },
)

for (const locale of bothLocales) {
  test(`the forms to ask for a change fit on a phone, ${locale}`, async ({ page, request, ownProduct }) => {
    const { askStates } = visitIn(locale).t.submissionLink
    const { link } = await published(request, ownProduct, uniqueTitle('Narrow Evening'), locale)
    await page.goto(`${link}?step=event`)
    await page.getByLabel(askStates.moved).check()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(layoutFaults)).toEqual([])
    await page.goto(`${link}?step=details`)
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(layoutFaults)).toEqual([])
  })
}

/** An event that somebody handed in, and the private link that they were sent as it was published. */
async function published(
  request: APIRequestContext,
  product: ProvidedProduct,
  title: string,
  locale: Visit['locale'],
): Promise<{ event: string; link: string }> {
  const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
  const id = await submit(request, title, `${announced}T18:00:00+02:00`, { organizerEmail, locale })
  const event = await approve(request, id)
  const mail = await mailTo(product, organizerEmail, 'submissionPublished')
  return { event, link: addressIn(mail, '/submission/') }
}
