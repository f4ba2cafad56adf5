import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`hints, ${locale}`, () => {
    test('a title cut short is told in full after 700 ms, and the browser adds no hint of its own; controls that are drawn without a word have one; in the dialog it stands above it', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto(path('/'))
      const row = page.locator('#month-grid [data-event]:visible').first()
      const title = (await row.getAttribute('title')) ?? ''
      expect(title).not.toBe('')
      await page.clock.pauseAt(Date.now() + 60_000)
      await row.hover()
      const hint = page.locator('[data-part=tooltip]')
      await expect(row).not.toHaveAttribute('title')
      await page.clock.runFor(650)
      await expect(hint).toBeHidden()
      await page.clock.runFor(100)
      await expect(hint).toHaveText(title)
      await expect(hint).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(hint).toBeHidden()
      await page.mouse.move(2, 2)
      await expect(row).toHaveAttribute('title', title)
      await page.clock.resume()

      for (const name of [t.chrome.themeGroup, t.calendar.previousMonth, t.calendar.nextMonth]) {
        await page.locator(`[aria-label="${name}"]`).first().hover()
        await expect(hint).toHaveText(name)
      }
      const bell = page.locator('[popovertarget=notifications]')
      const name = (await bell.getAttribute('aria-label')) ?? ''
      await bell.hover()
      await expect(hint).toHaveText(name)

      await row.click()
      const save = page.getByRole('dialog').getByRole('button', { name: t.dialog.save })
      await save.hover()
      await expect(hint).toHaveText(t.dialog.saveHint)
    })
  })
}
