import { tv } from 'tailwind-variants/lite'
import type { ReactNode } from 'react'
import type { ChangedState } from '@cyberluach/core/events/event-states'
import type { BriefEvent } from '@cyberluach/core/events/event'
import { Mark } from '@cyberluach/design/components/Mark'
import type { titleOf } from '@cyberluach/i18n/event-words'
import { formatMoney } from '@cyberluach/i18n/format'
import { useCalendarSetting } from './CalendarContext.tsx'

const look = tv({
  slots: { line: 'text-ink-3', facts: '', place: '' },
  variants: {
    /** Where there is no room for a line, it goes on in the next. */
    wraps: {
      true: {
        line: 'block @min-[27rem]:flex',
        facts: '@min-[27rem]:max-w-full @min-[27rem]:flex-none @min-[27rem]:truncate',
        place: '@min-[27rem]:truncate',
      },
      false: { line: 'flex', facts: 'max-w-full flex-none truncate', place: 'truncate' },
    },
  },
})

type Props = {
  className: string
  wraps?: boolean
  /** Said before the place. */
  facts: readonly (string | false | null)[]
  place: string
  children?: ReactNode
}

/**
 * What is said of an event below its name. Its place comes last and keeps its own direction: what there is no room for
 * is cut at its end, also of a Latin name on a Hebrew page.
 */
export function RowFacts({ className, wraps = false, facts, place, children }: Props) {
  const parts = look({ wraps })
  const said = facts.filter(Boolean).join(' · ')
  return (
    <small className={`${parts.line()} ${className}`}>
      <span className={parts.facts()}>
        {children}
        {said}
        {place && said && ' ·\u00a0'}
      </span>
      {place && (
        <bdi className={parts.place()} suppressHydrationWarning>
          {place}
        </bdi>
      )}
    </small>
  )
}

/** Says of an event in the calendar that it was called off or put off. */
export function StateTag({ state }: { state: ChangedState }) {
  return (
    <span className="flex-none rounded-xs bg-warning-soft px-1 text-(length:--text-2xs) font-semibold text-on-warning-soft">
      {useCalendarSetting().texts.states[state]}
    </span>
  )
}

const tag = tv({
  base: 'flex-none text-(length:--text-2xs) font-medium text-ink-3',
  variants: { isFramed: { true: 'me-1.5 rounded-xs border border-dashed border-line-strong px-1' } },
})

/** Says of an event in the calendar that nobody holds it. */
export function SampleTag({ isFramed }: { isFramed?: boolean }) {
  return <span className={tag({ isFramed })}>{useCalendarSetting().texts.sampleTag}</span>
}

type RowTitleProps = { title: ReturnType<typeof titleOf>; className: string }

/** An event's name in a row, in the direction of its own. */
export function RowTitle({ title, className }: RowTitleProps) {
  return (
    <b className={`foreign-title font-semibold ${className}`} dir={title.dir} lang={title.lang}>
      {title.text}
    </b>
  )
}

/** The mark of an event's kind on its ground. */
export function TypeMark({ event }: { event: Pick<BriefEvent, 'eventType' | 'isSample'> }) {
  return (
    <span
      className={`grid size-7 place-items-center rounded-sm ${event.isSample ? 'border border-dashed border-line-strong' : 'bg-(--type-soft)'}`}
    >
      <Mark type={event.eventType} />
    </span>
  )
}

/** What can be won, at the end of a row; nothing where that is not known. */
export function RowPrize({ event }: { event: Pick<BriefEvent, 'prizeMoney'> }) {
  if (!event.prizeMoney) return null
  return (
    <span className="num text-(length:--text-sm) font-semibold" dir="ltr">
      {formatMoney(event.prizeMoney)}
    </span>
  )
}
