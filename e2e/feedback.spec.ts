import { fill } from '@cyberluach/i18n/translate'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const text = t.feedback
  const four = fill(locale, text.ratingLabel, { n: 4 })

  test.describe(`feedback, ${locale}`, () => {
    test.use({ expectedErrors: [/status of 503/] })

    test('sent without a rating, it says what is missing; a rating that was given can be taken back', async ({
      page,
    }) => {
      await page.goto(path('/feedback'))
      const overall = page.getByRole('group', { name: text.overallRating })
      await page.getByRole('button', { name: text.submit }).click()
      const { title, text: sentence } = t.toasts.feedback.ratingRequired
      await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(sentence)
      await expect(overall.getByText(sentence)).toBeVisible()
      await expect(overall.getByRole('radio').first()).toBeFocused()
      const content = page.getByRole('group', { name: text.contentRating })
      await content.getByRole('radio', { name: four }).press('Space')
      await expect(content.getByText('4/5')).toBeVisible()
      await content.getByRole('button', { name: text.clearRating }).click()
      await expect(content.getByText(text.notRated)).toBeVisible()
      await overall.getByRole('radio', { name: four }).press('Space')
      await expect(overall.getByText(sentence)).toHaveCount(0)
    })

    test('feedback is thanked for, and a failure keeps it', async ({ page }) => {
      let isDown = true
      await page.route('**/api/feedback', (route) =>
        isDown ? route.fulfill({ status: 503, json: { error: 'away' } }) : route.continue(),
      )
      await page.goto(path('/feedback'))
      await page
        .getByRole('group', { name: text.overallRating })
        .getByRole('radio', { name: four })
        .press('Space')
      await page.getByText(text.features.eventSearch).click()
      await page.getByRole('main').getByLabel(text.additionalComments).fill('Good')
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page.getByText(t.toasts.feedback.failed.text)).toBeVisible()
      await expect(page.getByRole('main').getByLabel(text.additionalComments)).toHaveValue('Good')

      isDown = false
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page.getByRole('heading', { name: text.thanksTitle })).toBeVisible()
      await expect(page.getByText(t.toasts.feedback.sent.text)).toBeVisible()
      await page.getByRole('link', { name: text.returnToCalendar }).click()
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
    })
  })

  test.describe(`feedback without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('it is sent and thanked for', async ({ page }) => {
      await page.goto(path('/feedback'))
      await page
        .getByRole('group', { name: text.overallRating })
        .getByRole('radio', { name: four })
        .press('Space')
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page).toHaveURL(/\/feedback#thank-you$/)
      await expect(page.getByRole('heading', { name: text.thanksTitle })).toBeVisible()
    })
  })
}
