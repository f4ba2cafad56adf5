import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the home page below the calendar, ${locale}`, () => {
    test('has six figures that lead to their events, the types and the insights', async ({ page }) => {
      await page.goto(path('/'))
      const statistics = page.getByRole('region', { name: t.stats.title })
      await expect(statistics.getByRole('link')).toHaveCount(6)
      await expect(statistics.getByRole('heading', { name: t.stats.distribution })).toBeVisible()
      await expect(statistics.getByRole('heading', { name: t.stats.insights })).toBeVisible()
      await statistics.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(/\/stats\?type=online-events/)
    })

    test('lists at most six coming events, and leads to all of them', async ({ page }) => {
      await page.goto(path('/'))
      const upcoming = page.getByRole('region', { name: t.upcoming.title })
      const count = await upcoming.getByRole('article').count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(6)
      await upcoming.getByRole('link', { name: t.upcoming.viewAll }).click()
      await expect(page).toHaveURL(/\/stats\?type=upcoming-events/)
    })

    test('opens the submit form in place, and closes it', async ({ page }) => {
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.home.submitButton }).click()
      const dialog = page.getByRole('dialog', { name: t.eventForm.title })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
      await dialog.getByRole('button', { name: t.eventForm.close }).click()
      await expect(dialog).toBeHidden()
    })

    test('has in its HTML no text that only scripts say', async ({ request }) => {
      const html = await (await request.get(path('/'))).text()
      const later = [
        t.filters.savedNone,
        t.calendar.emptyFiltered,
        t.dialog.detailsFailed,
        t.toasts.newsletter.duplicate.text,
        t.chrome.menuClose,
      ]
      for (const text of later) expect(html).not.toContain(text)
    })

    test('leads to the submit page without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.home.submitButton }).click()
      await expect(page).toHaveURL(new RegExp(`${path('/submit')}$`))
      await context.close()
    })

    test('draws an event of several days as one bar over its days', async ({ page }) => {
      await page.goto(path('/'))
      const bar = page.locator('.event-row[data-span="2"]').first()
      const cell = page.locator('.day-cell').first()
      const [width, cellWidth] = [
        (await bar.boundingBox())?.width ?? 0,
        (await cell.boundingBox())?.width ?? 0,
      ]
      expect(width).toBeGreaterThan(cellWidth * 1.5)
      expect(width).toBeLessThanOrEqual(cellWidth * 2)
    })
  })
}
