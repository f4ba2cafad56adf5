import type { ManagedSource, RunReason, SourceRun } from '@cyberluach/api/sources'

import type { Language } from '../../ui/text.tsx'

/** How a source stands in the list: what it is doing, that it is off, or how its last run ended. */
export type Standing = ManagedSource['health'] | 'off' | 'syncing'

export function standingOfSource({ isSyncing, isOn, health }: ManagedSource): Standing {
  if (isSyncing) return 'syncing'
  return isOn ? health : 'off'
}

/** The colours of a standing, by those of the queues. */
export const statusOfStanding: Record<Standing, string> = {
  well: 'approved',
  degraded: 'pending',
  failed: 'rejected',
  never: 'quiet',
  off: 'quiet',
  syncing: 'pending',
}

/** Why the last run was no good; null where it was, or where nobody waits for it. */
export function troubleOf({ health, lastRun }: ManagedSource): RunReason | null {
  return health === 'failed' || health === 'degraded' ? (lastRun?.reason ?? null) : null
}

/** What a run brought in short: what is new first, and what was not read. */
export function broughtWords({ counts, outcome }: Pick<SourceRun, 'counts' | 'outcome'>, { t, say }: Language): string {
  const words = t.sources.brought
  const counted = (['new', 'changed', 'vanished', 'refused', 'leftOut', 'over'] as const).filter(
    (name) => counts[name] > 0,
  )
  if (counted.length > 0) return counted.map((name) => say(words[name], { n: counts[name] })).join(' · ')
  return outcome === 'failed' ? '' : words.nothing
}

/** All that a run counted. */
export function countedWords({ counts }: Pick<SourceRun, 'counts'>, { t, say }: Language): string {
  const words = t.sources.brought
  const counted = (['new', 'changed', 'known', 'vanished', 'refused', 'leftOut', 'over'] as const).filter(
    (name) => counts[name] > 0,
  )
  const all = [
    counts.rows > 0 ? say(words.rows, { n: counts.rows }) : words.noRows,
    ...counted.map((name) => say(words[name], { n: counts[name] })),
  ]
  return all.join(' · ')
}

/** Whole days as days, up to a month; everything else in hours. */
export function everyWords(hours: number, { t, say }: Language): string {
  const { every } = t.sources
  return hours % 24 === 0 ? say(every.days, { n: hours / 24 }) : say(every.hours, { n: hours })
}

/** The host of an address, without what all have in common. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}
