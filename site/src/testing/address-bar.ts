import type { AddressBar } from '../stores/address-bar.ts'

type Step = { href: string; mark: unknown }

/** An address with a history for tests, where there is no browser. */
export function testAddressBar(first: string): AddressBar & {
  /** The addresses that can be gone back over, and the one that is shown. */
  entries: () => string[]
  go: (steps: number) => void
} {
  const origin = 'https://calendar.example'
  const step = (address: string, mark: unknown): Step => ({ href: origin + address, mark })
  let steps = [step(first, null)]
  let at = 0
  const listeners = new Set<() => void>()
  const go = (by: number) => {
    at += by
    for (const run of listeners) run()
  }
  return {
    href: () => steps[at]?.href ?? '',
    mark: () => steps[at]?.mark,
    push(address, mark) {
      steps = [...steps.slice(0, at + 1), step(address, mark ?? null)]
      at += 1
    },
    replace(address) {
      steps[at] = step(address, steps[at]?.mark)
    },
    back: () => go(-1),
    onMove(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    entries: () => steps.slice(0, at + 1).map(({ href }) => href.slice(origin.length)),
    go,
  }
}
