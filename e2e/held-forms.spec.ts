import { messagesFor } from '@cyberluach/i18n/messages'
import { holdScripts } from './support/hold-scripts.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const islands = ['react', 'client', 'NewsletterForm', 'FeedbackForm', 'LoginForm']

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const someone = () => `held-${crypto.randomUUID()}@example.com`

  test.describe(`forms whose scripts are on their way, ${locale}`, () => {
    test('the newsletter keeps what is typed, and the press that sends it', async ({ page }) => {
      const letThrough = await holdScripts(page, ...islands)
      await page.goto(path('/about'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill(someone())
      await page.keyboard.press('Enter')
      letThrough()
      await expect(page.locator('#subscribed')).toContainText('Noa')
      await expect(page).toHaveURL(new RegExp(`${path('/about')}$`))
    })

    test('feedback keeps what is chosen and written', async ({ page }) => {
      const letThrough = await holdScripts(page, ...islands)
      await page.goto(path('/feedback'))
      const main = page.getByRole('main')
      await main
        .getByRole('group', { name: t.feedback.contentRating })
        .getByRole('radio')
        .nth(2)
        .press('Space')
      await main.getByLabel(t.feedback.additionalComments).fill('Good')
      letThrough()
      await expect(main.getByRole('button', { name: t.feedback.clearRating })).toBeVisible()
      await expect(main.getByText('3/5')).toBeVisible()
      await expect(main.getByLabel(t.feedback.additionalComments)).toHaveValue('Good')
    })

    test.describe('where they never come', () => {
      test.use({ expectedErrors: [/ERR_FAILED|Error hydrating/] })

      test('the newsletter is posted as it is without scripts', async ({ page }) => {
        await page.route(/_astro\/NewsletterForm\b/, (route) => route.abort())
        await page.goto(path('/about'))
        const form = page.getByRole('form', { name: t.newsletter.formLabel })
        await form.getByLabel(t.newsletter.fullName).fill('Noa')
        await form.getByLabel(t.newsletter.email).fill(someone())
        await form.getByRole('button', { name: t.newsletter.submit }).click()
        await expect(page).toHaveURL(new RegExp(`${path('/about')}#subscribed$`))
      })
    })
  })
}

test('the sign-in keeps the press that comes before its script', async ({ page }) => {
  const { login } = messagesFor('he')
  const letThrough = await holdScripts(page, ...islands)
  await page.goto('/purple-elephant-42')
  await page.keyboard.type('admin')
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  letThrough()
  await expect(page.getByText(login.errors.password)).toBeVisible()
  await expect(page.getByLabel(login.username)).toHaveValue('admin')
})
