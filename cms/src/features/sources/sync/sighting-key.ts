import { foldedText } from '@cyberluach/core/text/spelling'
import { canonicalAddress } from '../judge/canonical-address.ts'
import type { SourceRow } from '../row.ts'

type Named = Pick<SourceRow, 'id' | 'url' | 'title' | 'startDay'>

/** By what a row is known again in the next state of its list: by its id, or by address or title together with its day. */
export function sightingKey({ id, url, title, startDay }: Named): string {
  if (id !== null) return `id ${id}`
  const address = canonicalAddress(url)
  return `${address ? `at ${address}` : `called ${foldedText(title)}`} on ${startDay}`
}

/** What a row without an id keeps when its days change: its title and its address. */
export function nameOfRow({ title, url }: Pick<Named, 'title' | 'url'>): string {
  return `${foldedText(title)} at ${canonicalAddress(url) ?? ''}`
}

/** What a row without an id keeps when its address changes: its title and its day. */
export function dayOfRow({ title, startDay }: Pick<Named, 'title' | 'startDay'>): string {
  return `${foldedText(title)} on ${startDay}`
}
