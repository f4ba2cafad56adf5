import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { test as base, expect } from '@playwright/test'
import { providedProduct, type ProvidedProduct } from './on-demand.ts'
import { empty, pictured, worker } from './pictured-product.ts'

export { expect, type Page } from '@playwright/test'
export { expectAccessible, noteAccessible } from './accessible.ts'
export type { Locale } from '@cyberluach/i18n/locales'

export const bothLocales: Locale[] = ['en', 'he']

/** The site as a visitor of one language meets it. */
export type Visit = { locale: Locale; t: Messages; path: (path: string) => string }

export function visitIn(locale: Locale): Visit {
  return { locale, t: messagesFor(locale), path: (path) => localePath(locale, path) }
}

/**
 * The site in one language, for journeys that test neither direction nor text: which one follows from their name, so
 * that both are met in a run. What differs between the languages is tested in each of `bothLocales`.
 */
export function visitInTurn(name: string): Visit {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return visitIn(sum % 2 === 0 ? 'en' : 'he')
}

/** Marks a journey that `npm test` makes, too: each promise to a person once. `docs/testing.md` lists both tiers. */
export const main = { tag: '@main' } as const

/** As most people have set it; the other journeys go without what moves. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Fixtures = { forbidConsoleErrors: void; expectedErrors: RegExp[] }
type WorkerFixtures = {
  ownProduct: ProvidedProduct
  picturedProduct: ProvidedProduct
  /** It begins with nothing: what one test puts there is what another finds. */
  emptyProduct: ProvidedProduct
}

/**
 * Each worker has a product of its own, which the environment names. A console error or an uncaught exception fails
 * the journey, unless it names it in `expectedErrors`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // A product starts when it is first asked for, which is no part of the time of whichever test asks.
  ownProduct: [
    async ({}, use, { parallelIndex }) => {
      const product = await providedProduct(worker(parallelIndex))
      process.env.E2E_ORIGIN = product.origin
      process.env.E2E_PASSWORD = product.admin.password
      await use(product)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  picturedProduct: [async ({}, use) => use(await providedProduct(pictured)), { scope: 'worker', timeout: 240_000 }],
  emptyProduct: [async ({}, use) => use(await providedProduct(empty)), { scope: 'worker', timeout: 240_000 }],
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
