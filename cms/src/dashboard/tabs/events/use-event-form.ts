import type { EventEdit } from '@cyberluach/api/managed-events'
import { useMemo } from 'react'
import { issuesInForm } from '../../form/event-values.ts'
import { useEditForm } from '../../form/use-edit-form.ts'
import { useText } from '../../ui/text.tsx'
import {
  eventBody,
  eventCard,
  eventErrors,
  eventValuesOf,
  type EventValues,
  type Told,
} from './event-form.ts'
import type { MutationResult } from './use-event-mutations.ts'

type Edited = {
  /** What the draft is kept as: one for each event. */
  form: string
  told: Told
  /** Which state of the event is shown; none of a new one. */
  version: string
  save: (body: EventEdit, version: string) => Promise<MutationResult>
}

type Saved = Exclude<MutationResult, { failure: unknown }>

/** The form of an event, with the card that visitors will see. */
export function useEventForm({ form, told, version, save }: Edited) {
  const { timeZone } = useText()
  const edit = useEditForm<EventValues, Saved>({
    form,
    before: useMemo(() => eventValuesOf(told, timeZone), [told, timeZone]),
    version,
    issuesOf: (values) => eventErrors(values, timeZone),
    issuesFrom: issuesInForm,
    save: ({ values, version: began }) => save(eventBody(values, told, timeZone), began),
    next: ({ event }) => ({ values: eventValuesOf(event, timeZone), version: event.version }),
  })
  return {
    ...edit,
    /** What it is an edition of, as it is stored. */
    series: told.series,
    card: eventCard(edit.values, told, timeZone),
  }
}

export type EventFormState = ReturnType<typeof useEventForm>
