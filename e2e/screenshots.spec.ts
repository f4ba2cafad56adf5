import { growToPage } from './support/grow-to-page.ts'
import { picturedMorning, picturedOrigin } from './support/pictured-product.ts'
import { steadyPages } from './support/public-pages.ts'
import { menuScene, scenes, type Scene } from './support/scenes.ts'
import { expect, test, visitIn } from './support/test.ts'

const pages: Scene[] = steadyPages.map((address) => ({ name: nameOf(address), address, isMinor: true }))
const major = scenes.filter(({ isMinor }) => !isMinor)

/** English is compared dark, Hebrew light, wide and on a phone. */
const looks = [
  { locale: 'en', theme: 'dark', width: 1440, shown: [...scenes, ...pages] },
  { locale: 'he', theme: 'light', width: 1440, shown: major },
  { locale: 'en', theme: 'dark', width: 390, shown: [...major, menuScene] },
  { locale: 'he', theme: 'light', width: 390, shown: [...scenes, menuScene, ...pages] },
] as const

for (const { locale, theme, width, shown } of looks) {
  const visit = visitIn(locale)

  test.describe(`looks as it did, ${locale}, ${theme}, ${width} px`, () => {
    test.use({
      baseURL: async ({}, use) => use(await picturedOrigin()),
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      expectedErrors: [/status of (404|503)/],
    })

    for (const { name, address, act, part, height = 900 } of shown) {
      test(name, async ({ page }) => {
        await page.clock.setFixedTime(picturedMorning)
        await page.setViewportSize({ width, height })
        await page.goto(visit.path(address))
        await act?.(page, visit)
        if (part) await growToPage(page)
        await expect(part ? page.locator(part) : page).toHaveScreenshot(`${locale}-${width}-${name}.png`)
      })
    }
  })
}

function nameOf(address: string): string {
  return address.replace(/\?.*/, '').replaceAll('/', '-').slice(1).toLowerCase()
}
