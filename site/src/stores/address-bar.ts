/** Where a state can stand for visitors to send on and go back over: the browser's address, or a test's. */
export type AddressBar = {
  query: () => URLSearchParams
  /** A step that can be gone back over. */
  push: (address: string) => void
  /** In place of where one is. */
  replace: (address: string) => void
  /** Calls back whenever the visitor has gone back or forward; returns how to stop that. */
  onMove: (run: () => void) => () => void
}

export const browserAddressBar: AddressBar = {
  query: () => new URLSearchParams(location.search),
  push: (address) => history.pushState(null, '', address),
  replace: (address) => history.replaceState(history.state, '', address),
  onMove(run) {
    addEventListener('popstate', run)
    return () => removeEventListener('popstate', run)
  },
}
