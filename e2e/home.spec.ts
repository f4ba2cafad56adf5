import { bothLocales, expect, main, test, visitIn, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('the home page below the calendar')

test('six figures lead to their events, above the types and the insights', main, async ({ page }) => {
  await page.goto(path('/'))
  const statistics = page.getByRole('region', { name: t.stats.title })
  await expect(statistics.getByRole('link')).toHaveCount(6)
  await expect(statistics.getByRole('heading', { name: t.stats.distribution })).toBeVisible()
  await expect(statistics.getByRole('heading', { name: t.stats.insights })).toBeVisible()
  await statistics.getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/\/stats\?type=online-events/)
})

test('at most six coming events are listed, and lead to all of them', async ({ page }) => {
  await page.goto(path('/'))
  const upcoming = page.getByRole('region', { name: t.upcoming.title })
  await expect(upcoming.getByRole('article').first()).toBeVisible()
  await expect(upcoming.getByRole('article').nth(6)).toHaveCount(0)
  await upcoming.getByRole('link', { name: t.upcoming.viewAll }).click()
  await expect(page).toHaveURL(/\/stats\?type=upcoming-events/)
})

test('the submit form opens in place, and closes', async ({ page }) => {
  await page.goto(path('/'))
  await page.getByRole('link', { name: t.home.submitButton }).click()
  const dialog = page.getByRole('dialog', { name: t.eventForm.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t.eventForm.submit }).click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  await dialog.getByRole('button', { name: t.eventForm.close }).click()
  await expect(dialog).toBeHidden()
})

for (const locale of bothLocales)
  test(`the HTML has no text that only scripts say, ${locale}`, async ({ request }) => {
    const visit = visitIn(locale)
    const html = await (await request.get(visit.path('/'))).text()
    const later = [
      visit.t.filters.savedNone,
      visit.t.calendar.emptyFiltered,
      visit.t.dialog.detailsFailed,
      visit.t.toasts.newsletter.duplicate.text,
      visit.t.chrome.menuClose,
    ]
    for (const text of later) expect(html).not.toContain(text)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to submit leads to its page without scripts', async ({ page }) => {
    await page.goto(path('/'))
    await page.getByRole('link', { name: t.home.submitButton }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/submit')}$`))
  })
})
