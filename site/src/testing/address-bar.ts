import type { AddressBar } from '../stores/address-bar.ts'

/** An address with a history for tests, where there is no browser. */
export function testAddressBar(first: string): AddressBar & {
  entries: () => string[]
  go: (steps: number) => void
} {
  let entries = [first]
  let at = 0
  const listeners = new Set<() => void>()
  return {
    query: () => new URL(entries[at] ?? '', 'https://calendar.example').searchParams,
    push(address) {
      entries = [...entries.slice(0, at + 1), address]
      at += 1
    },
    replace(address) {
      entries[at] = address
    },
    onMove(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    entries: () => entries,
    go(steps) {
      at += steps
      for (const run of listeners) run()
    },
  }
}
