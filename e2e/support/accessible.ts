import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What is asked of axe: everything, or what of it another theme may change. */
type Asked = 'all' | 'colours'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them whose answer hangs on colours, and so on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * WCAG 2.2 AA and the best practices, by axe, on what is on the screen now. `within` names a part that is ours on a
 * page that is not.
 */
export async function expectAccessible(page: Page, asked: Asked = 'all', within = 'html'): Promise<void> {
  expect(await accessibilityFaults(page, asked, within), 'axe found nothing').toEqual([])
}

type Themes = {
  own: 'light' | 'dark'
  /** Whether the other one is asked about as well. */
  isOtherAsked: boolean
  /** Parts of the page that another test asks about. */
  apart?: readonly string[]
}

/** A theme changes colours alone: everything is asked in the page's own, and the colours in the other. */
export async function expectAccessibleInThemes(
  page: Page,
  { own, isOtherAsked, apart = [] }: Themes,
): Promise<void> {
  const { width } = page.viewportSize() ?? {}
  const found = await accessibilityFaults(page, 'all', 'html', apart)
  expect.soft(found, `axe found nothing, ${own}, ${width} px`).toEqual([])
  if (!isOtherAsked) return
  const other = own === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  const wrong = await accessibilityFaults(page, 'colours', 'html', apart)
  expect.soft(wrong, `axe found no colours, ${other}, ${width} px`).toEqual([])
  await page.emulateMedia({ colorScheme: own })
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No page has a frame. */
async function accessibilityFaults(
  page: Page,
  asked: Asked,
  within: string,
  apart: readonly string[] = [],
): Promise<string[]> {
  const runOnly =
    asked === 'all'
      ? ({ type: 'tag', values: tags } as const)
      : ({ type: 'rule', values: colourRules } as const)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([only, include, exclude]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(
        { include, exclude: [...exclude] },
        {
          runOnly: { type: only.type, values: [...only.values] },
          resultTypes: ['violations'],
          preload: false, // for sound and film, which no page has
          selectors: false,
        },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [runOnly, within, apart] as const,
  )
}
