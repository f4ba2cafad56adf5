'use client'

import type { StateChange, ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { standingOf } from '@cyberluach/core/events/event-timing'
import { CalendarClock, CalendarOff, CalendarX2, Copy, Flag, Undo2, type LucideIcon } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { Panel } from '../queue/Panel.tsx'
import { actsFor, type Asked } from './event-acts.ts'
import { FormerDays } from './FormerDays.tsx'
import { StateQuestion } from './StateQuestion.tsx'

const icons: Record<Asked, LucideIcon> = {
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
  asked: Asked | null
  ask: (asked: Asked | null) => void
  change: (change: StateChange) => Promise<boolean>
  duplicate: () => void
}

/** How an event stands, in words, and what can be made of it. */
export function StatePanel({ event, today, isRunning, asked, ask, change, duplicate }: Props) {
  const words = useText().t.events
  return (
    <Panel part="decision" icon={Flag} title={words.stateTitle}>
      <p>{words.stateTexts[standingOf(event, today)]}</p>
      <FormerDays event={event} />
      {asked ? (
        <StateQuestion
          key={asked}
          event={event}
          asked={asked}
          isRunning={isRunning}
          change={change}
          keep={() => ask(null)}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {actsFor(event.state).map((act) => {
            const Icon = icons[act]
            return (
              <Button
                key={act}
                kind={act === 'cancelled' ? 'warned' : 'secondary'}
                className="max-md:min-h-control"
                isDisabled={isRunning}
                onClick={() => ask(act)}
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {words.acts[act]}
              </Button>
            )
          })}
          <Button className="max-md:min-h-control" isDisabled={isRunning} onClick={duplicate}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            {words.acts.duplicate}
          </Button>
        </div>
      )}
    </Panel>
  )
}
