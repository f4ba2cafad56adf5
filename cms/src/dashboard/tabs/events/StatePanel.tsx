import type { StateChange, ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { standingOf } from '@cyberluach/core/events/event-timing'
import { CalendarClock, CalendarOff, CalendarX2, Copy, Flag, Undo2, type LucideIcon } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel } from '../../list/Panel.tsx'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { useEffect, useRef, useState } from 'react'
import { useIsMailOff } from '../../frame/polling.ts'
import { timeErrors } from '../../form/event-values.ts'
import { When } from '../../form/EventFields.tsx'
import { IssuesContext } from '../../form/Field.tsx'
import { eventBody, eventValuesOf, type EventValues } from './event-form.ts'
import { formerDatesOf } from '@cyberluach/i18n/event-words'

const icons: Record<RequestedState, LucideIcon> = {
  moved: CalendarClock,
  postponed: CalendarOff,
  cancelled: CalendarX2,
  scheduled: Undo2,
}

type Props = {
  event: ManagedEvent
  today: DayKey
  isRunning: boolean
  /** What is being asked about, if anything. */
  requested: RequestedState | null
  ask: (requested: RequestedState | null) => void
  change: (change: StateChange) => Promise<boolean>
  duplicate: () => void
}

/** How an event stands, in words, and what can be made of it. */
export function StatePanel({ event, today, isRunning, requested, ask, change, duplicate }: Props) {
  const words = useText().t.events
  return (
    <Panel part="decision" icon={Flag} title={words.stateTitle}>
      <p>{words.stateTexts[standingOf(event, today)]}</p>
      <FormerDays event={event} />
      {requested ? (
        <StateChangeForm
          key={requested}
          event={event}
          requested={requested}
          isRunning={isRunning}
          change={change}
          keep={() => ask(null)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {stateChangesFor(event.state).map((act) => {
            const Icon = icons[act]
            return (
              <Button
                icon={Icon}
                key={act}
                kind={act === 'cancelled' ? 'warned' : 'secondary'}
                isTallOnPhone
                isDisabled={isRunning}
                onClick={() => ask(act)}
              >
                {words.acts[act]}
              </Button>
            )
          })}
          <Button icon={Copy} isTallOnPhone isDisabled={isRunning} onClick={duplicate}>
            {words.acts.duplicate}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type StateChangeFormProps = {
  event: ManagedEvent
  requested: RequestedState
  isRunning: boolean
  change: (change: StateChange) => Promise<boolean>
  keep: () => void
}

/** Asks once before an event is moved, put off, called off or put back; of a move, when it is then. */
export function StateChangeForm({ event, requested, isRunning, change, keep }: StateChangeFormProps) {
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
    if (requested !== 'moved') return void ((await change({ state: requested })) && keep())
    const faults = timeErrors(values, timeZone)
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
      aria-label={words.acts[requested]}
      data-part="state-question"
    >
      <p className="font-semibold">{words.questions[requested]}</p>
      {requested === 'moved' && (
        <IssuesContext value={issues}>
          <When
            values={values}
            set={(field, value) => {
              setValues((current) => ({ ...current, [field]: value }))
              setIssues((current) => current.filter(({ path }) => path !== field))
            }}
          />
        </IssuesContext>
      )}
      <p className="text-ink-2">
        {words.consequences[requested]} {event.submissionId && (isMailOff ? t.mailOff.mailed : words.mailed)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button isTallOnPhone isDisabled={isRunning} onClick={keep}>
          {words.keep}
        </Button>
        <Button
          kind={requested === 'cancelled' ? 'danger' : 'primary'}
          isTallOnPhone
          isRunning={isRunning}
          onClick={() => void confirm()}
        >
          {words.confirm[requested]}
        </Button>
      </div>
    </div>
  )
}

/** When a moved event was to be before. */
export function FormerDays({ event }: { event: ManagedEvent }) {
  const { t, say, locale } = useText()
  const dates = formerDatesOf(locale, event)
  return dates && <p className="mt-1 text-ink-2">{say(t.events.former, { dates })}</p>
}

/** What an event is to become. */
export type RequestedState = StateChange['state']

/** What can be made of an event that stands so. */
export function stateChangesFor(state: ManagedEvent['state']): RequestedState[] {
  if (state === 'cancelled') return ['scheduled']
  if (state === 'postponed') return ['moved', 'cancelled', 'scheduled']
  return ['moved', 'postponed', 'cancelled', ...(state === 'moved' ? (['scheduled'] as const) : [])]
}
