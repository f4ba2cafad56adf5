import { expect, test, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('error fallback')

test.describe('when a part of the page cannot be shown', () => {
  test.use({ expectedErrors: [/TypeError/] })

  test('the page says so, offers two ways on and reports it', async ({ page }) => {
    const reports: unknown[] = []
    await page.route('**/api/events?**', (route) => route.fulfill({ json: [{ id: 'broken', tags: [] }] }))
    await page.route('**/api/errors', async (route) => {
      reports.push(route.request().postDataJSON())
      await route.fulfill({ status: 204 })
    })
    await page.goto(path('/?view=cards'))
    await page.getByRole('link', { name: t.calendar.nextMonth }).click()
    const { title, text, reload, home } = t.errorFallback
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute('href', path('/'))
    await expect
      .poll(() => reports)
      .toEqual([
        {
          error: expect.stringContaining('TypeError'),
          stack: expect.any(String),
          componentStack: expect.any(String),
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          userAgent: expect.any(String),
          url: page.url(),
        },
      ])
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: reload }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
})
