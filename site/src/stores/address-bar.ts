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

/** The id of the event that is open in an address; null for none. */
export function eventOfAddress(href: string): string | null {
  return new URL(href).searchParams.get('event')
}
