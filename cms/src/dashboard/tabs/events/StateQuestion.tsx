'use client'

import type { StateChange, ManagedEvent } from '@cyberluach/api/managed-events'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { useText } from '../../text/TextContext.tsx'
import { faultyTimes } from '../submissions/edit/edit-form.ts'
import { When } from '../submissions/edit/EditFields.tsx'
import { eventBody, eventValuesOf, type EventValues } from './event-form.ts'
import type { Asked } from './event-acts.ts'

type Props = {
  event: ManagedEvent
  asked: Asked
  isRunning: boolean
  change: (change: StateChange) => Promise<boolean>
  keep: () => void
}

/** Asks once before an event is moved, put off, called off or put back; of a move, when it is then. */
export function StateQuestion({ event, asked, isRunning, change, keep }: Props) {
  const { t, timeZone } = useText()
  const isMailOff = useIsMailOff()
  const words = t.events
  const part = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<EventValues>(() => eventValuesOf(event, timeZone))
  const [issues, setIssues] = useState<readonly Issue[]>([])

  useEffect(() => part.current?.querySelector<HTMLElement>('input[type=date], button')?.focus(), [])
  // In a field, too, where the keys of the tab do not reach.
  useEffect(() => {
    const group = part.current
    const leave = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      keep()
    }
    group?.addEventListener('keydown', leave)
    return () => group?.removeEventListener('keydown', leave)
  })

  const confirm = async () => {
    if (asked !== 'moved') return void ((await change({ state: asked })) && keep())
    const faults = faultyTimes(values, timeZone)
    setIssues(faults)
    if (faults.length > 0) return
    const { startDate, endDate, allDay } = eventBody(values, event, timeZone)
    if (await change({ state: 'moved', startDate, endDate, allDay })) keep()
  }
  return (
    <div
      ref={part}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      role="group"
      aria-label={words.acts[asked]}
      data-part="state-question"
    >
      <p className="font-semibold">{words.questions[asked]}</p>
      {asked === 'moved' && (
        <When
          values={values}
          issues={issues}
          set={(field, value) => {
            setValues((current) => ({ ...current, [field]: value }))
            setIssues((current) => current.filter(({ path }) => path !== field))
          }}
        />
      )}
      <p className="text-ink-2">
        {words.consequences[asked]} {event.submissionId && (isMailOff ? t.mailOff.mailed : words.mailed)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="max-md:min-h-control" isDisabled={isRunning} onClick={keep}>
          {words.keep}
        </Button>
        <Button
          kind={asked === 'cancelled' ? 'danger' : 'primary'}
          className="max-md:min-h-control"
          isRunning={isRunning}
          onClick={() => void confirm()}
        >
          {words.confirm[asked]}
        </Button>
      </div>
    </div>
  )
}
