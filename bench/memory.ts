import { chromium } from '@playwright/test'
import { mappedPages } from '@cyberluach/core/site/pages'
import { chromiumOptions } from '../scripts/chromium.ts'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { atMost, reported, type Row } from './support/report.ts'

const mebibyte = 2 ** 20

/** Memory of everything the start script runs, after a visit to each public page and one to the dashboard. */
export async function memory(product: Product): Promise<Row[]> {
  await using browser = await chromium.launch(chromiumOptions())
  const page = await browser.newPage({ baseURL: product.origin })
  const today = new Date().toISOString().slice(0, 10)
  const paths = mappedPages.map(({ path }) => path.replace('[date]', today))
  for (const path of [...paths, '/awaiting-approval', '/nowhere']) {
    for (const prefix of ['', '/he']) {
      await page.goto(`${prefix}${path === '/' && prefix ? '' : path}`, { waitUntil: 'networkidle' })
    }
  }
  await signInThroughPage(page, product.admin)
  const tree = processTree(product.pid)
  const total = tree.reduce((sum, { pssBytes }) => sum + pssBytes, 0)
  const parts = { supervisor: 0, edge: 0, cms: 0, postgres: 0 }
  for (const { pid, command, pssBytes } of tree) {
    if (/postgres/.test(command)) parts.postgres += pssBytes
    else if (command.includes('edge/main')) parts.edge += pssBytes
    else parts[pid === product.pid ? 'supervisor' : 'cms'] += pssBytes
  }
  const weights = Object.values(parts).map((bytes) => (bytes / mebibyte).toFixed(0))
  return [
    atMost('memory (PSS) of the whole tree after a visit to every page', total / mebibyte, 800, ' MiB'),
    reported(Object.keys(parts).join(' / '), `${weights.join(' / ')} MiB`),
  ]
}
