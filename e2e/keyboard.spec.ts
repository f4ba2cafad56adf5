import type { Locator, Page } from '@playwright/test'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the keyboard')
const nextDay = locale === 'he' ? 'ArrowLeft' : 'ArrowRight'

test('by keyboard the calendar is skipped to, and filters are set and taken away', async ({ page }) => {
  await page.goto(path('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.chrome.skipToCalendar })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const filter = page.getByRole('button', { name: t.filters.toggle })
  await tabTo(page, filter)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('group', { name: t.filters.panelLabel })
  await expect(panel).toMatchAriaSnapshot(`
    - group "${t.filters.panelLabel}":
      - combobox "${t.filters.typeLabel}"
      - combobox "${t.filters.locationLabel}"
      - status: /\\d/
  `)
  await tabTo(page, panel.getByRole('combobox', { name: t.filters.typeLabel }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/[?&]type=/)
  await tabTo(page, panel.getByRole('link', { name: t.filters.clearAll }))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/type=/)
  await expect(filter).toBeFocused()
})

test('by keyboard an event is found in the grid, opened, shared and closed', main, async ({ page }) => {
  await page.goto(path('/'))
  const opener = page.getByRole('grid').locator('[data-event]:focus')
  await test.step('arrows walk over the days, and Tab reaches the events of one', async () => {
    await page.locator('.day-link[aria-current="date"]').focus()
    await walkToEvents(page)
    await page.keyboard.press('Tab')
    await expect(opener).toHaveCount(1)
  })
  const id = (await opener.getAttribute('data-event')) ?? ''
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`event=${id}`))

  await test.step('the menu of ways to share is walked, and leads back to its button', async () => {
    const share = dialog.getByRole('button', { name: t.share.button })
    await tabTo(page, share)
    await page.keyboard.press('Enter')
    const menu = dialog.getByRole('menu', { name: t.share.menuLabel })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('menuitem', { name: t.share.copyLink })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status').filter({ hasText: t.share.copied })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(share).toBeFocused()
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toHaveAttribute('data-event', id)
})

test('by keyboard the form for an event is opened, filled and left, and says what is wrong', async ({ page }) => {
  await page.goto(path('/'))
  const submit = page.getByRole('link', { name: t.home.submitButton }).first()
  await submit.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: t.eventForm.title })
  const title = form.getByRole('textbox', { name: t.eventForm.fields.title.label, exact: true })
  await expect(title).toBeVisible()
  await tabTo(page, form.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: t.eventForm.submit }))
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(new RegExp(t.eventForm.errors.title.replaceAll('.', '\\.')))
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(submit).toBeFocused()
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Eighty presses of Tab did not reach it')
}

/** Walks on from the day that has the focus to one that an event begins on: a month of days is far enough. */
async function walkToEvents(page: Page): Promise<void> {
  const focused = page.locator('[data-day]:has(> .day-link:focus)')
  for (let presses = 0; presses < 31; presses += 1) {
    await expect(focused).toHaveCount(1)
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy') // another month, whose events are on their way
    if ((await focused.locator('[data-event]').count()) > 0) return
    const day = (await focused.getAttribute('data-day')) ?? ''
    await page.keyboard.press(nextDay)
    await expect(page.locator(`[data-day="${day}"] > .day-link`)).not.toBeFocused()
  }
  throw new Error('No event begins on the days ahead')
}
