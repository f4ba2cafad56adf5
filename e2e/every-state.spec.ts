import { keepMessages } from './support/keep-messages.ts'
import { answeredStates, openedStates, readingStates } from './support/page-states.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { comparePictures, isMainLook, pictureThemes, usualHeight, widths } from './support/pictures.ts'
import { expectReadable } from './support/readable.ts'
import { bothLocales, noteAccessible, test, visitIn } from './support/test.ts'

const states = [...openedStates, ...answeredStates]

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const theme = pictureThemes[locale]

  test.describe(`accessible, readable and as it was, ${locale}`, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({
      baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin),
      colorScheme: theme,
      expectedErrors: [/TypeError|Minified React error|status of 40[34]/],
    })

    for (const { name, show, widths: having = widths, pictures, isOverlay, apart } of states) {
      test(`is a page with ${name}`, async ({ page }) => {
        await page.clock.setFixedTime(picturedMorning)
        await keepMessages(page)
        // What lies over a page has a layout of its own in each width; the others are asked about in one look.
        const looks = having.map((width) => ({ locale, width }))
        for (const look of isOverlay || having.length === 1 ? looks : looks.filter(isMainLook)) {
          const { width } = look
          await page.setViewportSize({ width, height: usualHeight })
          await show(page, visit)
          await comparePictures(page, look, pictures)
          await noteAccessible(page, isMainLook(look) ? 'all' : 'colours', apart)
        }
        if (isOverlay) await expectReadable(page)
      })
    }

    for (const { name, show, pictures } of readingStates)
      test(`is a page with ${name}`, async ({ page }) => {
        const width = locale === 'en' ? 1440 : 390
        await page.clock.setFixedTime(picturedMorning)
        await page.setViewportSize({ width, height: usualHeight })
        await show(page, visit)
        await comparePictures(page, { locale, width }, pictures)
      })
  })
}
