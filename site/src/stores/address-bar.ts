/** Where a state can stand for visitors to send on and go back over: the browser's address, or a test's. */
export type AddressBar = {
  href: () => string
  /** What the step that the visitor stands on was marked with. */
  mark: () => unknown
  /** A step that can be gone back over. */
  push: (address: string, mark?: object) => void
  /** In place of where one is, with its mark. */
  replace: (address: string) => void
  back: () => void
  /** Calls back whenever the visitor has gone back or forward; returns how to stop that. */
  onMove: (run: () => void) => () => void
}

export const browserAddressBar: AddressBar = {
  href: () => location.href,
  mark: () => history.state,
  push: (address, mark) => history.pushState(mark ?? null, '', address),
  replace: (address) => history.replaceState(history.state, '', address),
  back: () => history.back(),
  onMove(run) {
    addEventListener('popstate', run)
    return () => removeEventListener('popstate', run)
  },
}

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
