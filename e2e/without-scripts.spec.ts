import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { fill } from '@cyberluach/i18n/translate'
import { pageAddresses } from './support/addresses.ts'
import { field, fillEventForm, typedEvent } from './support/event-form.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { publicPages } from './support/public-pages.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 45)

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit

  test.describe(`without scripts, ${locale}`, () => {
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

    test('every page shows its text and no control that would do nothing, and is no wider than a phone', async ({
      page,
    }) => {
      test.slow()
      const addresses = [...(await pageAddresses(page.request)), ...publicPages]
      await page.setViewportSize({ width: 390, height: 844 })
      for (const address of new Set(addresses)) {
        await page.goto(path(address))
        const title = page.getByRole('heading', { level: 1 }).first()
        await expect(title, address).toBeVisible()
        // On a wide screen there are more of them: none may be there by its own style.
        expect(await page.locator('.needs-scripts').evaluateAll(drawn), address).toBe(0)
        expect.soft(await page.evaluate(layoutFaults), address).toEqual([])
        const links = await page.locator('header > div > nav a').evaluateAll(boxesOf)
        expect
          .soft(
            links.filter(({ left, right }) => left < 0 || right > 390),
            address,
          )
          .toEqual([])
        expect
          .soft(
            links.filter(({ height }) => height < 44),
            address,
          )
          .toEqual([])
      }
    })

    test('a day leads to its events and to the days beside it', async ({ page }) => {
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

    test('an event is submitted; what is wrong is said and what was typed stays', async ({ page }) => {
      const title = `Quiet Evening ${crypto.randomUUID().slice(0, 8)}`
      await page.goto(path('/submit'))
      await page.getByRole('button', { name: t.submitPage.submitNow }).first().click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: t.eventForm.title })).toBeVisible()
      await main.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
      await fillEventForm(main, visit, typedEvent(title, soon))
      await main.getByText(t.eventForm.fields.allDay.label).click()
      await expect(main.getByLabel(t.eventForm.fields.startTime.label)).toBeHidden()
      const email = field(main, t.eventForm.fields.organizerEmail.label)
      await email.fill('organizer')
      await main.getByRole('button', { name: t.eventForm.submit }).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(field(main, t.eventForm.fields.title.label)).toHaveValue(title)
      await expect(main.getByLabel(t.eventForm.fields.allDay.label)).toBeChecked()

      await email.fill('organizer@example.com')
      await main.getByRole('button', { name: t.eventForm.submit }).click()
      await expect(page).toHaveURL(/\/awaiting-approval\?/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    })

    test('a message without an email keeps its text', async ({ page }) => {
      await page.goto(path('/contact'))
      const main = page.getByRole('main')
      await main.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
      const message = main.getByRole('textbox', { name: t.contact.message })
      await message.fill('The date is wrong.')
      await main.getByRole('button', { name: t.contact.submit }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: fill(locale, t.toasts.check, { n: 2 }) }),
      ).toBeVisible()
      await expect(main.getByText(t.contact.errors.email)).toBeVisible()
      await expect(message).toHaveValue('The date is wrong.')
    })

    test('feedback without a rating keeps its text and its other ratings', async ({ page }) => {
      await page.goto(path('/feedback'))
      const main = page.getByRole('main')
      await main.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
      const four = { name: fill(locale, t.feedback.ratingLabel, { n: 4 }) }
      const content = main.getByRole('group', { name: t.feedback.contentRating }).getByRole('radio', four)
      await content.press('Space')
      await main.getByLabel(t.feedback.additionalComments).fill('Good')
      await main.getByRole('button', { name: t.feedback.submit }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: t.toasts.feedback.ratingRequired.text }),
      ).toBeVisible()
      await expect(main.getByLabel(t.feedback.additionalComments)).toHaveValue('Good')
      await expect(content).toBeChecked()
    })

    test('the newsletter says what is wrong and keeps the name', async ({ page }) => {
      await page.goto(path('/about'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill('noa')
      await form.getByRole('button', { name: t.newsletter.submit }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: t.toasts.newsletter.invalidEmail.text }),
      ).toBeVisible()
      await expect(page.getByLabel(t.newsletter.fullName)).toHaveValue('Noa')
    })
  })
}

/** How many of them are drawn wherever what they stand in is. */
function drawn(elements: Element[]): number {
  return elements.filter((element) => getComputedStyle(element).display !== 'none').length
}

function boxesOf(elements: Element[]): { left: number; right: number; height: number }[] {
  return elements.map((element) => {
    const { left, right, height } = element.getBoundingClientRect()
    return { left, right, height }
  })
}
