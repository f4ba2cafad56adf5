import type { Page } from '@playwright/test'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`filters and cards, ${locale}`, () => {
    test('a type is chosen in the panel, stands in the address, lasts over a reload and goes along with who subscribes; a chip takes its filter away, and all go at once', async ({
      page,
      request,
    }) => {
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

      const feed = (chosen: string) => `/events.ics?${locale === 'he' ? 'lang=he&' : ''}type=${chosen}`
      const offersFeed = async (chosen: string) => {
        await page.getByRole('main').getByRole('button', { name: t.home.subscribe.button }).click()
        const webcal = page.getByRole('link', { name: t.home.subscribe.app })
        await expect(webcal).toHaveAttribute('href', `webcal://${new URL(page.url()).host}${feed(chosen)}`)
        const google = page.getByRole('link', { name: t.home.subscribe.google })
        const href = (await google.getAttribute('href')) ?? ''
        expect(new URL(href).searchParams.get('cid')).toBe(await webcal.getAttribute('href'))
        await page.keyboard.press('Escape')
      }
      await offersFeed('ctf')
      await page.goBack()
      await expect(page).not.toHaveURL(/type=/)
      await type.selectOption('conference')
      await expect(page).toHaveURL(/type=conference/)
      await offersFeed('conference')
      const calendar = await (await request.get(feed('conference'))).text()
      expect(calendar).toContain(`NAME:${t.common.brand} · ${t.common.typesPlural.conference}`)

      await page.getByRole('combobox', { name: t.filters.locationLabel }).selectOption('online')
      await expect(page).toHaveURL(/location=online/)
      await page
        .getByRole('link', { name: t.common.types.conference, exact: false })
        .and(page.locator('[data-part=chip]'))
        .click()
      await expect(page).not.toHaveURL(/type=/)
      await expect(page).toHaveURL(/location=online/)
      await page.getByRole('link', { name: t.filters.clearAll }).click()
      await expect(page).not.toHaveURL(/location=/)
      await expect(page.locator('[data-part=chip]')).toHaveCount(0)
    })

    test('cards show the same events, and open them', async ({ page }) => {
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expect(page).toHaveURL(/view=cards/)
      const cards = page.locator('[data-part=cards] article')
      await expect(cards.first()).toBeVisible()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await cards.first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })

  test.describe(`filters without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a filtered address is whole, the form asks the server, and nothing offers what only the browser can do', async ({
      page,
    }) => {
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
}

async function expectOnly(page: Page, type: string): Promise<void> {
  await expect(page.locator('.event-row').first()).toBeAttached()
  await expect(page.locator(`.event-row:not([data-type="${type}"])`)).toHaveCount(0)
}
