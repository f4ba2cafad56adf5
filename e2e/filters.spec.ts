import { countryLabel } from '@cyberluach/i18n/format'
import type { Page } from '@playwright/test'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('filters')

test('a type that is chosen stands in the address, and lasts over a reload', main, async ({ page }) => {
  const type = page.getByRole('combobox', { name: t.filters.typeLabel })
  await page.goto(path('/'))
  await page.getByRole('button', { name: t.filters.toggle }).click()
  await type.selectOption({ label: t.common.types.ctf })
  await expect(page).toHaveURL(/[?&]type=ctf/)
  await expectOnly(page, 'ctf')
  await page.reload()
  await expectOnly(page, 'ctf')
  await page.getByRole('button', { name: t.filters.toggle }).click()
  await expect(type).toHaveValue('ctf')
})

test('the chip that is chosen is in sight on a phone, at the end of its row too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path('/?type=other'))
  const chips = page.getByRole('list', { name: t.filters.quickLabel })
  const chip = chips.getByRole('link', { name: t.common.typesPlural.other })
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(chip).toBeInViewport({ ratio: 1 })
})

test('who subscribes gets what is filtered, also after another choice', main, async ({ page, request }) => {
  const app = page.getByRole('link', { name: t.home.subscribe.app })
  const offers = async (type: string) => {
    await page.getByRole('main').getByRole('button', { name: t.home.subscribe.button }).click()
    await expect(app).toHaveAttribute('href', new RegExp(`^webcal://[^/]+/events\\.ics\\?.*type=${type}$`))
    const address = (await app.getAttribute('href')) ?? ''
    await page.keyboard.press('Escape')
    return address.replace('webcal:', 'http:')
  }
  await page.goto(path('/?type=ctf'))
  await offers('ctf')
  await page.getByRole('button', { name: t.filters.toggle }).click()
  await page.getByRole('combobox', { name: t.filters.typeLabel }).selectOption('conference')
  await expect(page).toHaveURL(/type=conference/)
  const calendar = await (await request.get(await offers('conference'))).text()
  expect(calendar).toContain(`NAME:${t.common.brand} · ${t.common.typesPlural.conference}`)
  await test.step('shows all that the link holds, and takes each off', async () => {
    await page.goto(path('/?location=Germany&admission=free&level=expert&q=flags'))
    await page.getByRole('main').getByRole('button', { name: t.home.subscribe.button }).click()
    const panel = page.getByRole('dialog', { name: t.home.subscribe.title })
    await expect(panel.getByRole('radio', { name: countryLabel(locale, 'Germany') })).toBeChecked()
    for (const name of [t.filters.free, /flags/, new RegExp(t.common.difficulty.expert)])
      await panel.getByRole('checkbox', { name }).press('Space')
    await expect(app).toHaveAttribute('href', /\/events\.ics\?(?:lang=he&)?location=Germany$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a filtered address is whole, and the form asks the server', main, async ({ page }) => {
    const type = page.getByRole('combobox', { name: t.filters.typeLabel, exact: true })
    await page.goto(path('/?type=ctf'))
    await expectOnly(page, 'ctf')
    await expect(type).toBeVisible()
    await expect(page.getByTitle(t.filters.savedHint)).toBeHidden()
    await type.selectOption('conference')
    await page.getByRole('button', { name: t.filters.apply }).click()
    await expect(page).toHaveURL(/type=conference/)
    await expectOnly(page, 'conference')
  })
})

async function expectOnly(page: Page, type: string): Promise<void> {
  await expect(page.locator('.event-row').first()).toBeAttached()
  await expect(page.locator(`.event-row:not([data-type="${type}"])`)).toHaveCount(0)
}
