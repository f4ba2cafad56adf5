import type { Locator, Page } from '@playwright/test'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test(`the keyboard and a screen reader reach all, from the filter to the form, ${locale}`, async ({
    page,
  }) => {
    test.slow()
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

    await tabTo(page, page.getByRole('grid').locator('a:not([tabindex="-1"])').first())
    const event = page.locator('[data-day]:has(:focus) [data-event]').first()
    await pressUntilThere(page, locale === 'he' ? 'ArrowLeft' : 'ArrowRight', event)
    await page.keyboard.press('Tab')
    const opener = page.getByRole('grid').locator('[data-event]:focus')
    const name = (await opener.textContent()) ?? ''
    const href = (await opener.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused()

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
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toHaveAttribute('href', href)

    const submit = page.getByRole('link', { name: t.home.submitButton }).first()
    await submit.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: t.eventForm.title })
    await expect(
      form.getByRole('textbox', { name: t.eventForm.fields.title.label, exact: true }),
    ).toBeVisible()
    await tabTo(page, form.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, form.getByRole('button', { name: t.eventForm.submit }))
    await page.keyboard.press('Enter')
    const title = form.getByRole('textbox', { name: t.eventForm.fields.title.label, exact: true })
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(
      new RegExp(t.eventForm.errors.title.replaceAll('.', '\\.')),
    )
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(submit).toBeFocused()
  })
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Eighty presses of Tab did not reach it')
}

/** Presses a key until what is looked for is there: a month of days is far enough. */
async function pressUntilThere(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 31; presses += 1) {
    if ((await target.count()) > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`No press of ${key} led to it`)
}
