import { holdScripts } from './support/hold-scripts.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('the very first act')

test('the very first act on an event opens it over the page, once', main, async ({ page }) => {
  const letThrough = await holdScripts(page, 'react', 'client', 'calendar', 'OpenEvent')
  await page.goto(path('/'))
  await page.locator('#month-grid [data-event]:visible').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: t.dialog.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
})

test.describe('where the scripts never come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Error hydrating/] })

  test('where the scripts never come, links lead on as they do without scripts', async ({ page }) => {
    await page.route(/_astro\/(calendar|OpenEvent)\b.*\.js/, (route) => route.abort())
    await page.goto(path('/'))
    await page.getByRole('link', { name: t.calendar.nextMonth }).click()
    await expect(page).toHaveURL(/month=/)
    await page.locator('#month-grid [data-event]:visible').first().click()
    await expect(page).toHaveURL(/\/event\/[^/]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
