import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { providedProduct, type ProvidedProduct } from './on-demand.ts'
import { worker } from './pictured-product.ts'

export { expect, type Page } from '@playwright/test'
export type { Locale } from '@cyberluach/i18n/locales'

export const bothLocales: Locale[] = ['en', 'he']

/** The site as a visitor of one language meets it. */
export type Visit = { locale: Locale; t: Messages; path: (path: string) => string }

export function visitIn(locale: Locale): Visit {
  return { locale, t: messagesFor(locale), path: (path) => localePath(locale, path) }
}

type Fixtures = { forbidConsoleErrors: void; expectedErrors: RegExp[] }
type WorkerFixtures = { ownProduct: ProvidedProduct }

/**
 * Each worker has a product of its own, which the environment names. A console error or an uncaught exception fails
 * the journey, unless it names it in `expectedErrors`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownProduct: [
    async ({}, use, { parallelIndex }) => {
      const product = await providedProduct(worker(parallelIndex))
      process.env.E2E_ORIGIN = product.origin
      process.env.E2E_PASSWORD = product.admin.password
      await use(product)
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  baseURL: async ({ ownProduct }, use) => use(ownProduct.origin),
  expectedErrors: [[], { option: true }],
  forbidConsoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      page.on('console', (message) => message.type() === 'error' && note(message.text()))
      page.on('pageerror', (error) => note(String(error)))
      await use()
      expect(errors, 'the browser reported no error').toEqual([])
    },
    { auto: true },
  ],
})

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them whose answer hangs on colours, and so on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * WCAG 2.2 AA and the best practices, by axe, on what is on the screen now; or what of them another theme may change.
 * `within` names a part that is ours on a page that is not. No page has a frame.
 */
export async function expectAccessible(
  page: Page,
  asked: 'all' | 'colours' = 'all',
  within = 'html',
): Promise<void> {
  const runOnly =
    asked === 'all'
      ? ({ type: 'tag', values: tags } as const)
      : ({ type: 'rule', values: colourRules } as const)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ([only, part]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(part, {
        runOnly: { type: only.type, values: [...only.values] },
        resultTypes: ['violations'],
        preload: false, // for sound and film, which no page has
        selectors: false,
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [runOnly, within] as const,
  )
  expect(found, 'axe found nothing').toEqual([])
}
