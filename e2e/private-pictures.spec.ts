import { growToPage } from './support/grow-to-page.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { submit } from './support/api.ts'
import { expect, expectAccessible, test, visitIn, type Page } from './support/test.ts'

/** English is compared dark and wide, Hebrew light and on a phone. */
const looks = [
  { locale: 'en', theme: 'dark', width: 1440 },
  { locale: 'he', theme: 'light', width: 390 },
] as const

for (const { locale, theme, width } of looks) {
  const { t } = visitIn(locale)

  test.describe(`what a mail leads to looks as it did, ${locale}, ${theme}, ${width} px`, () => {
    test.use({
      baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin),
      colorScheme: theme,
      viewport: { width, height: 900 },
      expectedErrors: [/status of 40[04]/],
    })

    test.beforeEach(({ page }) => page.clock.setFixedTime(picturedMorning))

    const compare = async (page: Page, name: string) => {
      await growToPage(page)
      await expect(page.getByRole('main')).toHaveScreenshot(`${locale}-${width}-${name}.png`, {
        mask: [page.locator('[data-part=dates]')], // the database has a clock of its own
      })
      await expectAccessible(page)
      await page.setViewportSize({ width, height: 900 })
    }

    test('a submission', async ({ page, request, picturedProduct }) => {
      const organizerEmail = `pictured-${locale}@example.com`
      const title = locale === 'he' ? 'ליל הדגלים' : 'Night of the Flags'
      await submit(request, title, '2027-03-03T18:00:00+02:00', { organizerEmail, locale })
      const link = addressIn(await mailTo(picturedProduct, organizerEmail, 'submissionReceived'), '/submission/')
      await page.goto(link)
      await compare(page, 'submission')
      await page.goto(`${link}?step=correct`)
      await compare(page, 'submission-correct')
      await page.goto(`${link}?step=withdraw`)
      await compare(page, 'submission-withdraw')
      await page.goto(`${link}x`)
      await page.getByRole('heading', { level: 1, name: t.notFound.title }).waitFor()
      await expectAccessible(page)
    })

    test('the newsletter', async ({ page, request, picturedProduct }) => {
      const email = `pictured-${crypto.randomUUID()}@example.com` // the page shows two letters of the name
      const data = { fullName: 'Noa Levi', email, locale }
      expect((await request.post('/api/newsletter/subscribe', { data })).status()).toBe(201)
      await page.goto(addressIn(await mailTo(picturedProduct, email, 'newsletterWelcome'), '/unsubscribe'))
      await compare(page, 'unsubscribe')
      await page.getByRole('button', { name: t.newsletterPages.unsubscribe.button }).click()
      await page.getByRole('heading', { level: 1, name: t.newsletterPages.unsubscribe.doneTitle }).waitFor()
      await expectAccessible(page)
      await page.goto(visitIn(locale).path('/newsletter/confirm?token=none'))
      await page.getByRole('heading', { level: 1, name: t.newsletterPages.wrong.title }).waitFor()
      await expectAccessible(page)
    })
  })
}
