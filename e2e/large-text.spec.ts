import type { Page } from '@playwright/test'
import { openEventForm } from './support/event-form.ts'
import { bothLocales, expect, test, visitIn, visitInTurn } from './support/test.ts'

const softly = expect.configure({ soft: true })

/** The reader's own size of text, twice as large, past the policy of the page as a browser's is. */
function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

function narrowerThanFingers(buttons: Element[]): number[] {
  return buttons.map((button) => button.getBoundingClientRect().width).filter((width) => width < 44)
}

for (const locale of bothLocales)
  test(`no page pans sideways on the narrowest phone with text of 200 %, ${locale}`, async ({ page }) => {
    const visit = visitIn(locale)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/deadlines', '/submit', '/archive', '/plan', '/faq'])
      await test.step(path, async () => {
        await page.goto(visit.path(path))
        await enlarge(page)
        const width = () => page.evaluate(() => document.documentElement.scrollWidth)
        await softly.poll(width, `the width of ${path}`).toBe(320)
        const buttons = page.locator('header [aria-expanded]:visible')
        await softly(buttons).not.toHaveCount(0)
        await softly.poll(() => buttons.evaluateAll(narrowerThanFingers), path).toEqual([])
      })
  })

test('all of the form scrolls where its window is low for its text, and only its fields elsewhere', async ({
  page,
}) => {
  const visit = visitInTurn('large text')
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await openEventForm(page, visit)
  const title = dialog.locator('#event-form-heading')
  const last = dialog.locator('[name=contactPersonPhone]')
  const send = dialog.getByRole('button', { name: visit.t.eventForm.submit })
  const room = () => last.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  await last.scrollIntoViewIfNeeded()
  await expect(title).toBeInViewport()
  await expect(send).toBeInViewport()
  await enlarge(page)
  await last.evaluate((field) => field.scrollIntoView({ block: 'start' }))
  await expect(title).not.toBeInViewport()
  await expect.poll(room).toBeLessThan(300)
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport()
  await dialog.locator('[name=title]').scrollIntoViewIfNeeded()
  await expect(send).not.toBeInViewport()
})
