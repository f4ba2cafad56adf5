import { holdScripts } from './support/hold-scripts.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const islands = ['react', 'client', 'calendar', 'OpenEvent']

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the very first act, ${locale}`, () => {
    test('on an event opens it over the page, once', async ({ page }) => {
      const letThrough = await holdScripts(page, ...islands)
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

      test('leads on as it does without scripts', async ({ page }) => {
        await page.route(/_astro\/(calendar|OpenEvent)\b.*\.js/, (route) => route.abort())
        await page.goto(path('/'))
        await page.getByRole('link', { name: t.calendar.nextMonth }).click()
        await expect(page).toHaveURL(/month=/)
        await page.locator('#month-grid [data-event]:visible').first().click()
        await expect(page).toHaveURL(/\/event\/[^/]+$/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
}

test('the very first act is held until the calendar is there: the next month opens in place', async ({
  page,
}) => {
  const { t, path } = visitIn('he')
  const letThrough = await holdScripts(page, ...islands)
  await page.goto(path('/'))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/')}$`))
  letThrough()
  await expect(page).toHaveURL(/month=/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the very first act by key moves through the grid', async ({ page }) => {
  const letThrough = await holdScripts(page, ...islands)
  await page.goto('/')
  const today = page.locator('.day-link[aria-current="date"]')
  await today.focus()
  await page.keyboard.press('ArrowDown')
  letThrough()
  await expect(today).not.toBeFocused()
  await expect(page.locator('.day-link:focus')).toBeVisible()
})
