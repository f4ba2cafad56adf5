import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { pageAddresses } from './support/addresses.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const kilobyte = 1_024

/**
 * What a page may load before anybody stirs, in brotli, what stands in the page itself included. An event that stands
 * open is there with its script.
 */
const budgets = { scripts: 16 * kilobyte, styles: 30 * kilobyte }
const hasIsland = (address: string) => address.startsWith('/?event=')

for (const locale of bothLocales) {
  const { path } = visitIn(locale)

  test(`every page keeps to its budget, and none without an island loads React, ${locale}`, async ({
    page,
  }) => {
    test.slow()
    for (const address of await pageAddresses(page.request)) {
      const { scripts, styles } = await loadedBy(page, path(address))
      expect.soft(weightOf(styles), `styles of ${address}`).toBeLessThanOrEqual(budgets.styles)
      expect.soft(scripts.some(isReact), `React on ${address}`).toBe(hasIsland(address))
      if (hasIsland(address)) continue
      expect.soft(weightOf(scripts), `scripts of ${address}`).toBeLessThanOrEqual(budgets.scripts)
    }
  })
}

type Loaded = { scripts: string[]; styles: string[] }

/** The texts of the scripts and styles that a page loads by itself. */
async function loadedBy(page: Page, address: string): Promise<Loaded> {
  const answers: Response[] = []
  const note = (answer: Response) => void answers.push(answer)
  page.on('response', note)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('response', note)
  const textsOf = (type: string) =>
    Promise.all(
      answers.filter((answer) => answer.request().resourceType() === type).map((answer) => answer.text()),
    )
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
  return { scripts: [...(await textsOf('script')), ...inline], styles: await textsOf('stylesheet') }
}

function weightOf(texts: string[]): number {
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0)
}

/** React and its renderer tell where each of their errors is explained. */
function isReact(script: string): boolean {
  return script.includes('react.dev/errors')
}
