import type { Locator, Page } from '@playwright/test'
import { bothLocales, expect, test, visitIn, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('hints')

test('a hint tells a title cut short in full, and what is drawn without a word, in a dialog, too', async ({ page }) => {
  await page.goto(path('/'))
  const row = page.locator('#month-grid [data-event]:visible').first()

  await test.step('the browser adds none of its own', async () => {
    await expect(row).toHaveAttribute('title', /\S/)
    const title = (await row.getAttribute('title')) ?? ''
    await pointAt(page, row, title)
    await expect(row).not.toHaveAttribute('title')
    await page.keyboard.press('Escape')
    await expect(hintOf(page)).toBeHidden()
    await page.mouse.move(2, 2)
    await expect(row).toHaveAttribute('title', title)
  })

  await test.step('in a dialog it stands above it', async () => {
    const bell = page.locator('[popovertarget=notifications]')
    await pointAt(page, bell, (await bell.getAttribute('aria-label')) ?? '')
    await row.click()
    const save = page.getByRole('dialog').getByRole('button', { name: t.dialog.save, exact: true })
    await pointAt(page, save, t.dialog.saveHint)
  })
})

for (const locale of bothLocales)
  test(`a hint begins where what it is about begins, within the window, ${locale}`, async ({ page }) => {
    const { t: texts, path: pathIn } = visitIn(locale)
    await page.goto(pathIn('/'))
    for (const name of [texts.chrome.themeGroup, texts.calendar.previousMonth, texts.calendar.nextMonth]) {
      const control = page.locator(`[aria-label="${name}"]`).first()
      await pointAt(page, control, name)
      await expect(hintOf(page)).toBeInViewport({ ratio: 1 })
    }
    const side: 'left' | 'right' = locale === 'he' ? 'right' : 'left'
    const startOf = (each: Locator) =>
      each.evaluate((node, edge) => Math.round(node.getBoundingClientRect()[edge]), side)
    const arrow = page.locator(`[aria-label="${texts.calendar.nextMonth}"]`)
    expect(await startOf(hintOf(page))).toBe(await startOf(arrow))
  })

const hintOf = (page: Page) => page.locator('[data-part=tooltip]')

/** Points at a control until its hint is there: a page that scrolls meanwhile puts hints away, as it is to. */
async function pointAt(page: Page, control: Locator, words: string): Promise<void> {
  expect(words).not.toBe('')
  await expect(async () => {
    await page.mouse.move(2, 2)
    await control.hover()
    await expect(hintOf(page)).toHaveText(words, { timeout: 3000 })
    await expect(hintOf(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}
