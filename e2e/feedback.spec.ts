import { fill } from '@cyberluach/i18n/translate'
import { expect, main, test, visitInTurn, type Page } from './support/test.ts'

const { locale, t, path } = visitInTurn('feedback')
const text = t.feedback

async function rateFour(page: Page): Promise<void> {
  const overall = page.getByRole('group', { name: text.overallRating })
  await overall.getByRole('radio', { name: fill(locale, text.ratingLabel, { n: 4 }) }).press('Space')
}

test('feedback is thanked for, which leads back to the calendar', main, async ({ page }) => {
  await page.goto(path('/feedback'))
  await rateFour(page)
  await page.getByText(text.features.eventSearch).click()
  await page.getByRole('main').getByLabel(text.additionalComments).fill('Good')
  await page.getByRole('button', { name: text.submit }).click()
  await expect(page.getByRole('heading', { name: text.thanksTitle })).toBeVisible()
  await page.getByRole('link', { name: text.returnToCalendar }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
})

test.describe('feedback without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is sent and thanked for', async ({ page }) => {
    await page.goto(path('/feedback'))
    await rateFour(page)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page).toHaveURL(/\/feedback#thank-you$/)
    await expect(page.getByRole('heading', { name: text.thanksTitle })).toBeVisible()
  })
})
