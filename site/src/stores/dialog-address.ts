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
