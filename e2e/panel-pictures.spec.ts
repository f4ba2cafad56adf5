import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { messagesFor } from '@cyberluach/i18n/messages'
import { picturedMorning } from './support/pictured-product.ts'
import { pictureThemes } from './support/pictures.ts'
import { bothLocales, expect, expectAccessible, test, type Locale, type Page } from './support/test.ts'

const widths = [1440, 390] as const

for (const locale of bothLocales) {
  test(`what is ours in the panel looks as it did, ${locale}`, async ({ page, picturedProduct }) => {
    test.slow()
    const { origin, admin } = picturedProduct
    const { adminPanel } = messagesFor(locale)
    await page.clock.setFixedTime(picturedMorning)
    const answer = await page.request.post(`${origin}/api/${builtLoginPath}/auth`, { data: admin })
    expect(answer.ok()).toBe(true)
    await choose(page, origin, locale)

    // What waits and what is planned differs with what other tests did there.
    const open = async (path: string) => {
      // The menu opens by itself where there is room for it.
      await page.setViewportSize({ width: widths[0], height: 900 })
      await page.goto(origin + path)
      await page.locator('.nav--nav-open').waitFor()
    }
    await open('/admin')
    await compare(page, `${locale}-panel-bar`, page.locator('[data-part=dashboard-bar]'))

    await open('/admin/collections/events')
    await page.locator('tbody tr').first().waitFor()
    await compare(page, `${locale}-panel-events`)

    await open('/admin/collections/events/create')
    await page.getByText(adminPanel.fields.eventState).first().waitFor()
    await compare(page, `${locale}-panel-event-form`)
    await expectAccessible(page, 'all', '.field-type:has(#field-title)')
  })
}

async function choose(page: Page, url: string, locale: Locale): Promise<void> {
  const theme = pictureThemes[locale]
  await page.emulateMedia({ colorScheme: theme })
  await page.context().addCookies([
    { name: 'payload-lng', value: locale, url },
    { name: 'payload-theme', value: theme, url },
  ])
}

/** A part of the page, or its window, on a desk and on a phone. */
async function compare(page: Page, name: string, part?: ReturnType<Page['locator']>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.mouse.move(0, 0)
    await expect.soft(part ?? page).toHaveScreenshot(`${name}-${width}.png`)
  }
}
