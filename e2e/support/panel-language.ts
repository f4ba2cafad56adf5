import type { Locale } from '@cyberluach/i18n/locales'
import type { BrowserContext } from '@playwright/test'

/** From the next page on the panel at `url` is read in this language. */
export async function readPanelIn(context: BrowserContext, locale: Locale, url: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'payload-lng', value: locale, url: url ?? '' }])
}
