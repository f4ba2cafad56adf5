import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** What is asked of axe: everything, or what of it another theme may change. */
type Rules = 'all' | 'colours'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them whose answer hangs on colours, and so on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * WCAG 2.2 AA and the best practices, by axe, on what is on the screen now. `within` names a part that is ours on a
 * page that is not.
 */
export async function expectAccessible(page: Page, asked: Rules = 'all', within = 'html'): Promise<void> {
  expect(await accessibilityFaults(page, asked, within), 'axe found nothing').toEqual([])
}

/**
 * The same without stopping at the first fault, so that it hides nothing else. `apart` names parts of the page that
 * another test asks about.
 */
export async function noteAccessible(page: Page, asked: Rules, apart: readonly string[] = []): Promise<void> {
  const found = await accessibilityFaults(page, asked, 'html', apart)
  expect.soft(found, `axe found nothing, ${page.viewportSize()?.width} px`).toEqual([])
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No page has a frame. */
async function accessibilityFaults(
  page: Page,
  asked: Rules,
  within: string,
  apart: readonly string[] = [],
): Promise<string[]> {
  const runOnly =
    asked === 'all' ? ({ type: 'tag', values: tags } as const) : ({ type: 'rule', values: colourRules } as const)
  await page.waitForLoadState('domcontentloaded') // of a page that is on its way axe sees what has come of it
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([only, include, exclude]) => {
      // What is on its way from one colour to another has neither.
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      // One that follows the scroll position stays where it is.
      const ending = moving.filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      await Promise.allSettled(ending.map(({ finished }) => finished))
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
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [runOnly, within, apart] as const,
  )
}
