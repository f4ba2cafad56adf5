/** The path of the calendar feed with a filter's query. */
export function feedAddress(filter: URLSearchParams): string {
  return filter.size > 0 ? `/events.ics?${filter}` : '/events.ics'
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
