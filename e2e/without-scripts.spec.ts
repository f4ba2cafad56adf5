import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fill } from '@cyberluach/i18n/translate'
import { pageAddresses } from './support/addresses.ts'
import { field, fillEventForm, typedEvent } from './support/event-form.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { publicPages } from './support/public-pages.ts'
import { expect, main, test, visitIn, visitInTurn } from './support/test.ts'

const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 45)
const softly = expect.configure({ soft: true })

const visit = visitInTurn('without scripts')
const { locale, t, path } = visit

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4\d\d/] })

  test('no network is told a path without its site', async ({ request }) => {
    const [event] = (await (await request.get('/api/events?limit=1')).json()) as { url: string }[]
    for (const address of ['/', event?.url ?? '']) {
      const html = await (await request.get(path(address))).text()
      const shared = html.match(/ href="https:\/\/(wa\.me|[a-z.]+\/(sharing|sharer|intent))\/[^"]*/g) ?? []
      expect(
        shared.filter((link) => !/https?:\/\/.+https?:\/\//.test(decodeURIComponent(link))),
        address,
      ).toEqual([])
    }
  })

  // Each page in one language; laid out in the other it is looked at with its scripts.
  test('every page shows its text and no control that would do nothing, on a phone', async ({ page }) => {
    test.slow()
    const addresses = new Set([...(await pageAddresses(page.request)), ...publicPages])
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [index, address] of [...addresses].entries()) {
      await page.goto(visitIn(index % 2 === 0 ? 'en' : 'he').path(address))
      const title = page.getByRole('heading', { level: 1 }).first()
      await expect(title, address).toBeVisible()
      // On a wide screen there are more of them: none may be there by its own style.
      expect(await page.locator('.needs-scripts').evaluateAll(drawn), address).toBe(0)
      await softly.poll(() => page.evaluate(layoutFaults), address).toEqual([])
      const badLinks = () => page.locator('header > div > nav a').evaluateAll(outsideOrSmall)
      await softly.poll(badLinks, address).toEqual([])
    }
  })

  test('a day leads to its events and to the days beside it', main, async ({ page }) => {
    await page.goto(path('/day/2026-12-07'))
    const link = page.getByRole('main').locator('a[data-event]').first()
    const title = (await link.textContent())?.trim() ?? ''
    await link.click()
    await expect(page).toHaveURL(/\/event\/[^/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goto(path('/day/2026-12-07'))
    await page.getByRole('link', { name: t.day.nextDay }).click()
    await expect(page).toHaveURL(/\/day\/2026-12-08$/)
  })

  test('a category of the statistics leads to the others and to its events', async ({ page }) => {
    await page.goto(path('/stats'))
    const name = t.statsPage.types['online-events'].title
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/event\/[^/]+$/)
  })

  test('the questions open, one at a time', async ({ page }) => {
    await page.goto(path('/faq'))
    const { what, cost } = t.faq.general
    await page.getByRole('heading', { name: what.q }).click()
    await expect(page.getByText(what.a)).toBeVisible()
    await page.getByRole('heading', { name: cost.q }).click()
    await expect(page.getByText(cost.a)).toBeVisible()
    await expect(page.getByText(what.a)).toBeHidden()
  })

  test('the notifications open and close', async ({ page }) => {
    await page.goto(path('/about'))
    await page.locator('[popovertarget=notifications]').click()
    await expect(page.getByRole('heading', { name: t.notifications.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: t.notifications.title })).toBeHidden()
  })

  test('an event is submitted; what is wrong is said and what was typed stays', main, async ({ page }) => {
    const title = `Quiet Evening ${crypto.randomUUID().slice(0, 8)}`
    await page.goto(path('/submit'))
    await page.getByRole('button', { name: t.submitPage.submitNow }).first().click()
    const content = page.getByRole('main')
    await expect(content.getByRole('heading', { level: 1, name: t.eventForm.title })).toBeVisible()
    await content.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await fillEventForm(content, visit, typedEvent(title, soon))
    await content.getByText(t.eventForm.fields.allDay.label).click()
    await expect(content.getByLabel(t.eventForm.fields.startTime.label)).toBeHidden()
    const email = field(content, t.eventForm.fields.organizerEmail.label)
    await email.fill('organizer')
    await content.getByRole('button', { name: t.eventForm.submit }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(field(content, t.eventForm.fields.title.label)).toHaveValue(title)
    await expect(content.getByLabel(t.eventForm.fields.allDay.label)).toBeChecked()

    await email.fill('organizer@example.com')
    await content.getByRole('button', { name: t.eventForm.submit }).click()
    await expect(page).toHaveURL(/\/awaiting-approval\?/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  })

  test('a message without an email keeps its text', async ({ page }) => {
    await page.goto(path('/contact'))
    const content = page.getByRole('main')
    await content.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    const message = content.getByRole('textbox', { name: t.contact.message })
    await message.fill('The date is wrong.')
    await content.getByRole('button', { name: t.contact.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: fill(locale, t.toasts.check, { n: 2 }) })).toBeVisible()
    await expect(content.getByText(t.contact.errors.email)).toBeVisible()
    await expect(message).toHaveValue('The date is wrong.')
  })

  test('feedback without a rating keeps its text and its other ratings', async ({ page }) => {
    await page.goto(path('/feedback'))
    const content = page.getByRole('main')
    await content.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    const four = { name: fill(locale, t.feedback.ratingLabel, { n: 4 }) }
    const rating = content.getByRole('group', { name: t.feedback.contentRating }).getByRole('radio', four)
    await rating.press('Space')
    await content.getByLabel(t.feedback.additionalComments).fill('Good')
    await content.getByRole('button', { name: t.feedback.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.toasts.feedback.ratingRequired.text })).toBeVisible()
    await expect(content.getByLabel(t.feedback.additionalComments)).toHaveValue('Good')
    await expect(rating).toBeChecked()
  })

  test('the newsletter says what is wrong and keeps the name', async ({ page }) => {
    await page.goto(path('/about'))
    const form = page.getByRole('form', { name: t.newsletter.formLabel })
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
    await form.getByLabel(t.newsletter.fullName).fill('Noa')
    await form.getByLabel(t.newsletter.email).fill('noa')
    await form.getByRole('button', { name: t.newsletter.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.toasts.newsletter.invalidEmail.text })).toBeVisible()
    await expect(page.getByLabel(t.newsletter.fullName)).toHaveValue('Noa')
  })
})

/** How many of them are drawn wherever what they stand in is. */
function drawn(elements: Element[]): number {
  return elements.filter((element) => getComputedStyle(element).display !== 'none').length
}

/** Where links on a phone lie beyond its sides, or are lower than a finger is wide. */
function outsideOrSmall(links: Element[]): string[] {
  return links.flatMap((link) => {
    const { left, right, height } = link.getBoundingClientRect()
    const isRight = left >= 0 && right <= 390 && height >= 44
    return isRight ? [] : [`${link.textContent?.trim()}: ${left} to ${right}, ${height} high`]
  })
}
