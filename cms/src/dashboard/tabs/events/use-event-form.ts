import { CallError } from '@cyberluach/api/client'
import type { EventEdit } from '@cyberluach/api/managed-events'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { useCallback, useMemo, useState } from 'react'

import { reasonText } from '../../../session/session.ts'
import { savedDraft } from '../../../session/draft.ts'
import { useDraft } from '../../form/draft.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { issuesInForm } from '../../form/event-values.ts'
import {
  eventBody,
  eventCard,
  eventErrors,
  eventValuesOf,
  isTyped,
  upToDate,
  type Edit,
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

/** What is typed about an event, kept until it is saved or discarded, and what is wrong with it. */
export function useEventForm({ form, told, version, save }: Edited) {
  const { t, timeZone } = useText()
  const { username } = useSession()
  const before = useMemo(() => eventValuesOf(told, timeZone), [told, timeZone])
  const [edit, setEdit] = useState<Edit>(() => {
    const kept = savedDraft<Edit>(form, username)?.values
    // A draft of another version of the dashboard may lack a field.
    return kept
      ? { ...kept, values: { ...before, ...kept.values }, began: { ...before, ...kept.began } }
      : { values: before, began: before, version }
  })
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const hasChanges = isTyped(edit)
  const forget = useDraft(form, null, hasChanges ? edit : null)

  const current = upToDate(edit, before, version)
  if (current !== edit) setEdit(current)

  const set = useCallback(
    <Field extends keyof EventValues>(field: Field, value: EventValues[Field] | string | boolean) => {
      setProblem(null)
      setEdit((current) => ({ ...current, values: { ...current.values, [field]: value } }))
      setIssues((current) => current.filter(({ path }) => !isAbout(path, field)))
    },
    [],
  )

  const refuse = (found: readonly Issue[], reason: string) => {
    setIssues(found)
    setProblem(reason)
    setRefusals((times) => times + 1)
    return false
  }

  /** Whether it was saved. */
  const saveNow = async (): Promise<boolean> => {
    const faults = eventErrors(edit.values, timeZone)
    if (faults.length > 0) return refuse(faults, t.edit.faulty)
    const written = await save(eventBody(edit.values, told, timeZone), edit.version)
    if ('event' in written) {
      forget()
      const values = eventValuesOf(written.event, timeZone)
      setEdit({ values, began: values, version: written.event.version })
      setIssues([])
      return true
    }
    const { failure } = written
    const found = failure instanceof CallError ? issuesInForm(failure.issues) : []
    return refuse(found, reasonText(failure) ?? t.toasts.offline)
  }

  /** Begins again with what the event says now. */
  const discard = () => {
    forget()
    setEdit({ values: before, began: before, version })
    setIssues([])
    setProblem(null)
  }

  return {
    values: edit.values,
    /** What it is an edition of, as it is stored. */
    series: told.series,
    card: eventCard(edit.values, told, timeZone),
    issues,
    problem,
    /** How often something was refused: the focus goes to it each time. */
    refusals,
    hasChanges,
    isOutdated: edit.version !== version,
    set,
    saveNow,
    discard,
  }
}

/** A field of the form may be told of under names of its own: `deadlines.1.day`, `series.name`. */
function isAbout(path: string, field: keyof EventValues): boolean {
  const [first] = path.split('.')
  return path === field || first === field || (first === 'series' && field.startsWith('series'))
}

export type EventFormState = ReturnType<typeof useEventForm>
