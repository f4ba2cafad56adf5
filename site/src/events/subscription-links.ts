import type { Locale } from '@cyberluach/i18n/locales'

/** The path of the calendar feed in a language, with a filter's query. Without a language the feed is English. */
export function feedAddress(locale: Locale, filter: URLSearchParams): string {
  const query = new URLSearchParams(filter)
  if (locale !== 'en') query.set('lang', locale)
  return query.size > 0 ? `/events.ics?${query}` : '/events.ics'
}

/** A feed's own address, and those that calendar programs and Google take to subscribe to it. */
export function subscriptionLinks(origin: string, feed: string) {
  const address = origin + feed
  const webcal = address.replace(/^https?:/, 'webcal:')
  return {
    feed: address,
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
  }
}
