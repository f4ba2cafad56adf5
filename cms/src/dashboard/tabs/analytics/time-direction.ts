import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'

/**
 * Time runs with the reading in every chart, as in the product's calendar: from right to left in Hebrew, with "now" at
 * the left edge. This is the one place to change, should admins misread it.
 */
const timeFollowsReading = true

/** Whether time runs from right to left. */
export function isTimeMirrored(locale: Locale): boolean {
  return timeFollowsReading && directionOfLocale(locale) === 'rtl'
}
