import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, type Locale, type Page } from './test.ts'

/**
 * Waits until the keys of a tab of the dashboard act, which what is drawn does not tell: the window has the tab's name
 * no sooner.
 */
export async function keysListen(page: Page, tab: string, locale: Locale = 'he'): Promise<void> {
  const {
    common: { brand },
    dashboard: { tabs },
  } = messagesFor(locale)
  await expect(page).toHaveTitle(`${tabs[tab as keyof typeof tabs]} · ${brand}`)
}

/** The message says this, its title and its text. It goes away by itself, so that both are asked at once. */
export async function expectSaid(page: Page, title: string, text = ''): Promise<void> {
  await expect(page.locator('[data-part=toast]')).toContainText(title + text)
}
