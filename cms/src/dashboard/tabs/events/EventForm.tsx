'use client'

import { mostOfEvent } from '@cyberluach/core/events/deadline'
import { TriangleAlert } from 'lucide-react'
import { useRef, type FormEvent } from 'react'

import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { DeadlineFields } from '../../deadlines/DeadlineFields.tsx'
import { useFaultFocus } from '../../focus/use-fault-focus.ts'
import { EventFields } from '../submissions/edit/EditFields.tsx'
import { OwnFields } from './OwnFields.tsx'
import { SeriesFields } from './SeriesFields.tsx'
import type { EventFormState } from './use-event-form.ts'

type Props = {
  form: EventFormState
  isRunning: boolean
  saveLabel: string
  onSaved?: () => void
  close?: () => void
}

/** The fields of an event, and what saves them. */
export function EventForm({ form, isRunning, saveLabel, onSaved, close }: Props) {
  const words = useText().t.events
  const element = useRef<HTMLFormElement>(null)
  const { values, series, issues, problem, refusals, hasChanges, isOutdated, set, saveNow, discard } = form

  useFaultFocus(element, refusals)

  const save = async () => {
    if (await saveNow()) onSaved?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning) void save()
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      {isOutdated && (
        <Alert kind="warning" role="status" icon={TriangleAlert} className="mb-4">
          {words.outdated}
        </Alert>
      )}
      <div className="grid gap-5">
        <EventFields values={values} issues={issues} set={set} />
        <OwnFields values={values} issues={issues} set={set} />
        <DeadlineFields
          rows={values.deadlines}
          most={mostOfEvent}
          issues={issues}
          change={(rows) => set('deadlines', rows)}
        />
        <SeriesFields values={values} current={series} issues={issues} set={set} />
      </div>
      {problem && (
        <p className="mt-3 rounded-sm bg-danger-soft px-3 py-2 text-on-danger-soft" role="alert">
          {problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          kind="primary"
          className="max-md:min-h-control"
          isDisabled={!hasChanges}
          isRunning={isRunning}
          onClick={() => void save()}
        >
          {saveLabel}
        </Button>
        {hasChanges && (
          <Button
            kind="ghost"
            className="max-md:min-h-control"
            isDisabled={isRunning}
            onClick={() => {
              discard()
              close?.()
            }}
          >
            {words.discard}
          </Button>
        )}
        {!hasChanges && close && (
          <Button kind="ghost" className="max-md:min-h-control" onClick={close}>
            {words.close}
          </Button>
        )}
        <span className="ms-auto text-(length:--text-xs) text-ink-3" role="status">
          {hasChanges && words.unsaved}
        </span>
      </div>
    </form>
  )
}
