import { anywhereOnEarth, type DeadlineKind } from '@cyberluach/core/events/deadline'
import type { SentDeadline } from '@cyberluach/core/forms/deadline-form'

import { newDeadline, type DeadlineValues } from './deadline-form.ts'

/** The rows of deadlines that were handed in with an event, whose hours are written by the clocks of their zones. */
export function handedInValues(deadlines: readonly SentDeadline[]): DeadlineValues[] {
  return deadlines.map(({ kind, day, time, zone, url }) => ({
    ...newDeadline,
    kind,
    day,
    time: time ?? '',
    zone: zone === null || zone === anywhereOnEarth ? '' : zone,
    url: url ?? '',
  }))
}

/** What is sent of rows without faults, as it would have been handed in. */
export function handedIn(rows: readonly DeadlineValues[]): SentDeadline[] {
  return rows.map(({ kind, day, time, zone, url }) => ({
    kind: kind as DeadlineKind,
    day,
    time: time || null,
    zone: zone || (time ? anywhereOnEarth : null),
    url: url.trim() || null,
  }))
}
