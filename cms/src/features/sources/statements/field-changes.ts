import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { Days, EventValues, Place, ValueName } from './event-values.ts'

type Told = Partial<Record<ClaimedField, unknown>>

/** What a value would become, by the fields of a statement: those that differ. */
export function fieldChanges(name: ValueName, before: EventValues, after: EventValues): FieldChange[] {
  const [was, becomes] = [told(name, before), told(name, after)]
  const changes = Object.entries(becomes)
    .filter(
      ([field, value]) =>
        JSON.stringify(value ?? null) !== JSON.stringify(was[field as ClaimedField] ?? null),
    )
    .map(([field, value]) => ({ field, before: was[field as ClaimedField] ?? null, after: value ?? null }))
  return name === 'days' ? [...changes, ...movesOf(before, after)] : changes
}

/** Of other hours, or of another last day, nothing is said; of another first day an event has moved. */
function movesOf(before: EventValues, after: EventValues): FieldChange[] {
  if (before.days?.startDay === after.days?.startDay || before.state === 'cancelled') return []
  const state: EventState = 'moved'
  return before.state === state ? [] : [{ field: 'state', before: before.state, after: state }]
}

function told(name: ValueName, values: EventValues): Told {
  if (name === 'days') return { ...(values.days as Days) }
  if (name === 'place') return { ...(values.place as Place) }
  if (name === 'link') return { url: values.link }
  return { [name]: values[name] }
}
