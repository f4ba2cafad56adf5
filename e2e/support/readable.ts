import { cutTexts, layoutFaults, smallTargets } from './layout-faults.ts'
import { usualHeight } from './pictures.ts'
import { expect, type Page } from './test.ts'

/** WCAG 1.4.12: what a reader may set without losing anything. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const enlarged = ':root { font-size: 200% !important }'

/** How people enlarge: by the text alone, or by the width that is left. Those of one width come one after the other. */
const readings: { name: string; width: number; style?: string }[] = [
  { name: '390 px', width: 390 },
  { name: 'text of 200 %', width: 390, style: enlarged },
  { name: 'wide spacing', width: 390, style: wideSpacing },
  { name: '320 px', width: 320 },
  { name: 'zoomed to 200 %', width: 195 },
]

/** Whoever reads enlarged or on a phone loses nothing of what is shown now, and hits every control. */
export async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: usualHeight })
  expect.soft(await page.evaluate(smallTargets), 'targets are of 44 px').toEqual([])
  for (const { name, width, style = '' } of readings) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: usualHeight })
    await page.evaluate(readWith, style)
    const faults = await page.evaluate(layoutFaults)
    expect.soft(faults, `${name}: the text is on the screen and in its place`).toEqual([])
    if (style === enlarged)
      expect.soft(await cutTitles(page), `${name}: titles of cards and of the list are whole`).toEqual([])
    expect.soft(await waysThatMeet(page), `${name}: the ways from a day are apart`).toBe(0)
  }
  await page.evaluate(readWith, '')
}

/** The reader's own styles, past the policy of the page as a browser's are. */
function readWith(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}

function cutTitles(page: Page): Promise<string[]> {
  return page.locator('article h3:visible, [data-part=agenda] li b:visible').evaluateAll(cutTexts)
}

/** How many ways to the days beside a day lie over the way back. */
function waysThatMeet(page: Page): Promise<number> {
  return page.evaluate(() => {
    const back = document.querySelector('main > [data-part=back]')?.getBoundingClientRect()
    const beside = document
      .querySelector('main > [data-part=back] + div a[rel]')
      ?.parentElement?.getBoundingClientRect()
    if (!back || !beside) return 0
    const isApart = back.right <= beside.left || beside.right <= back.left || back.bottom <= beside.top
    return isApart ? 0 : 1
  })
}
