import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'

const kilobyte = 1_024

/**
 * What a page may load before anybody stirs, in brotli, what stands in the page itself included. An event that stands
 * open is there with its script, and so is the sign-in.
 */
const budgets = { scripts: 16 * kilobyte, styles: 30 * kilobyte }
const hasIsland = (address: string) => /[?&]event=|^\/purple-elephant-42$/.test(address)

/** Opens a page, sees that it keeps to its budget, and answers with its HTML. */
export async function openWithinBudget(page: Page, address: string): Promise<string> {
  const { html, scripts, styles } = await loadedBy(page, address)
  expect.soft(weightOf(styles), 'bytes of styles').toBeLessThanOrEqual(budgets.styles)
  expect.soft(scripts.some(isReact), 'React is loaded').toBe(hasIsland(address))
  if (!hasIsland(address)) expect.soft(weightOf(scripts), 'bytes of scripts').toBeLessThanOrEqual(budgets.scripts)
  return html
}

type Loaded = { html: string; scripts: string[]; styles: string[] }

/** The texts of the scripts and styles that a page loads by itself. */
async function loadedBy(page: Page, address: string): Promise<Loaded> {
  const answers: Response[] = []
  const note = (answer: Response) => void answers.push(answer)
  page.on('response', note)
  const document = await page.goto(address)
  // What is awake from the start may be slower than a network that has nothing to do for a moment.
  await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const textsOf = (type: string) =>
    Promise.all(answers.filter((answer) => answer.request().resourceType() === type).map((answer) => answer.text()))
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
  return {
    html: (await document?.text()) ?? '',
    scripts: [...(await textsOf('script')), ...inline],
    styles: await textsOf('stylesheet'),
  }
}

const weights = new Map<string, number>()

function weightOf(texts: string[]): number {
  return texts.reduce((total, text) => {
    const weight = weights.get(text) ?? brotliCompressSync(text).length
    weights.set(text, weight)
    return total + weight
  }, 0)
}

/** React and its renderer tell where each of their errors is explained. */
function isReact(script: string): boolean {
  return script.includes('react.dev/errors')
}
