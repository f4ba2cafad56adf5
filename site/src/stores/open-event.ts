import { atom, type ReadableAtom } from 'nanostores'
import { eventOfAddress, type AddressBar } from './address-bar.ts'

/** The event that stands open over the page, and what names it until it is read. */
export type OpenedEvent = { id: string; heading: string }

export type OpenEventStore = {
  $open: ReadableAtom<OpenedEvent | null>
  /** Opens the event over the page and puts it in the address. */
  open: (event: OpenedEvent) => void
  close: () => void
  /** Follows the visitor back and forward from now on; returns how to stop that. */
  follow: () => () => void
}

/** Marks the steps that opening an event has made, which closing goes back over. */
const mark = { hasEventDialog: true }

/** The open event, bound to the address: back and forward too, once it follows them. Made once for a page. */
export function createOpenEventStore(bar: AddressBar): OpenEventStore {
  const $open = atom<OpenedEvent | null>(null)

  const follow = () =>
    bar.onMove(() => {
      const id = eventOfAddress(bar.href())
      $open.set(id ? { id, heading: '' } : null)
    })

  const open = (event: OpenedEvent) => {
    bar.push(addressWithEvent(bar.href(), event.id), mark)
    $open.set(event)
  }

  const close = () => {
    if (isMarked(bar.mark())) return bar.back()
    bar.replace(addressWithoutEvent(bar.href()))
    $open.set(null)
  }

  return { $open, open, close, follow }
}

function isMarked(step: unknown): boolean {
  return typeof step === 'object' && step !== null && 'hasEventDialog' in step
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

/** Whether the visitor came to this event from another page of the site, which closing it should lead back to. */
export function cameFromPage(referrer: string, href: string): boolean {
  const from = URL.parse(referrer)
  return from !== null && from.origin === new URL(href).origin && !from.searchParams.has('event')
}
