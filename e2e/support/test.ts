import AxeBuilder from '@axe-core/playwright'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { test as base, expect, type Page } from '@playwright/test'

export { expect, type Page } from '@playwright/test'
export type { Locale } from '@cyberluach/i18n/locales'

export const bothLocales: Locale[] = ['en', 'he']

/** The site as a visitor of one language meets it. */
export type Visit = { locale: Locale; t: Messages; path: (path: string) => string }

export function visitIn(locale: Locale): Visit {
  return { locale, t: messagesFor(locale), path: (path) => localePath(locale, path) }
}

type Fixtures = { forbidConsoleErrors: void; expectedErrors: RegExp[] }

/** A console error or an uncaught exception fails the journey, unless it names it in `expectedErrors`. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN ?? ''),
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

/**
 * WCAG 2.2 AA and the best practices, by axe, on what is on the screen now. No page has a frame, which the quicker
 * mode would leave out.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, 'axe found nothing').toEqual([])
}
