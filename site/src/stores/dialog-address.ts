/** The page's address with an event open on it. */
export function addressWithEvent(href: string, id: string): string {
  const url = new URL(href)
  url.searchParams.set('event', id)
  return url.pathname + url.search
}

/** The page's address without the event. */
export function addressWithoutEvent(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('event')
  return url.pathname + url.search
}

export function eventOfAddress(href: string): string | null {
  return new URL(href).searchParams.get('event')
}

/** Whether the visitor came to this event from another page of the site, which closing it should lead back to. */
export function cameFromPage(referrer: string, href: string): boolean {
  const from = URL.parse(referrer)
  return from !== null && from.origin === new URL(href).origin && !from.searchParams.has('event')
}
