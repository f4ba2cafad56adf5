import type { Page } from '@playwright/test'
import { answeredStates, openedStates } from './support/page-states.ts'
import { publicPages } from './support/public-pages.ts'
import { bothLocales, expectAccessible, test, visitIn } from './support/test.ts'

const widths = [1440, 390]
const themes = ['light', 'dark'] as const
const pages = [
  ...publicPages,
  '/?type=ctf&location=online&q=a',
  '/?view=cards&type=workshop&q=zzzz-nothing',
  '/submit/form',
  '/newsletter',
  '/api/docs',
  '/purple-elephant-42',
  '/admin/login',
]

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 40[34]/],
})

for (const locale of bothLocales) {
  const visit = visitIn(locale)

  test.describe(`axe finds nothing, ${locale}`, () => {
    for (const address of pages) {
      test(`on ${address}`, async ({ page }) => {
        await page.goto(visit.path(address))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessibleInEachTheme(page)
        }
      })
    }

    for (const { name, show, widths: having = widths } of [...openedStates, ...answeredStates]) {
      test.describe(() => {
        test.use({ expectedErrors: [/TypeError|Minified React error|status of 40[34]/] })

        test(`with ${name}`, async ({ page }) => {
          await page.addInitScript(keepMessages)
          for (const width of having) {
            await page.setViewportSize({ width, height: 900 })
            await show(page, visit)
            await expectAccessibleInEachTheme(page)
          }
        })
      })
    }
  })
}

/** A theme changes colours alone: the rest is asked once. */
async function expectAccessibleInEachTheme(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours')
  }
}

/** What stands for 5 s would be gone before it is looked at in every theme. */
function keepMessages(): void {
  const own = window.setTimeout
  const longer = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
    own(handler, delay === 5_000 ? 600_000 : delay, ...rest)
  window.setTimeout = longer as typeof window.setTimeout
}
