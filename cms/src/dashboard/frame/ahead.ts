import { coveredFacts, type CoveredFact } from '@cyberluach/core/events/expected'
import { eventTypes, type EventType } from '@cyberluach/core/events/event'
import type { FrameControls } from './FrameContext.tsx'

/** What of the events ahead a figure counts; `country` is `none` for those without one. */
export type AheadFilter = { month?: string; type?: EventType; country?: string; lacks?: CoveredFact }

/** What a new event is begun with: where a field is empty, nothing is known. */
export type Beginning = Record<(typeof begun)[number], string>

/** `series` is the address of a series of ours. */
const begun = ['title', 'url', 'city', 'country', 'series'] as const

type Open = FrameControls['openTab']

/** Opens the list of events that a figure counts. */
export function openAhead(open: Open, filter: AheadFilter): void {
  open('events', `ahead?${new URLSearchParams(filter)}`)
}

/** The filter that is asked for so; null where it is something else. */
export function aheadOf(part: string): AheadFilter | null {
  if (!part.startsWith('ahead?')) return null
  const asked = Object.fromEntries(new URLSearchParams(part.slice('ahead?'.length)))
  const type = eventTypes.find((one) => one === asked.type)
  const lacks = coveredFacts.find((one) => one === asked.lacks)
  return {
    ...(asked.month && { month: asked.month }),
    ...(asked.country && { country: asked.country }),
    ...(type && { type }),
    ...(lacks && { lacks }),
  }
}

/** Opens the form of a new event with what is known of it. */
export function openNewEvent(open: Open, beginning: Beginning): void {
  open('events', `new?${new URLSearchParams(beginning)}`)
}

/** What it is begun with, where it is asked for so. */
export function beginningOf(part: string): Beginning | null {
  if (!part.startsWith('new?')) return null
  const asked = new URLSearchParams(part.slice('new?'.length))
  return Object.fromEntries(begun.map((name) => [name, asked.get(name) ?? ''])) as Beginning
}
