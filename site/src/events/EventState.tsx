import { changedState, type ChangedState } from '@cyberluach/core/events/event-states'
import { Badge } from '@cyberluach/design/components/Badge'
import type { ListedEvent } from './listed-event.ts'
import type { Live } from '@cyberluach/core/events/live'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CalendarTexts } from './calendar-texts.ts'
import { liveText } from './live-events.ts'

type Props = { event: Pick<ListedEvent, 'state'>; words: Record<ChangedState, string> }

/** Says of an event that was called off or put off that it was; of another, nothing. */
export function StateBadge({ event, words }: Props) {
  const state = changedState(event)
  return state && <Badge kind="warning">{words[state]}</Badge>
}

type WordsProps = { live: Live; locale: Locale; texts: CalendarTexts['live'] }

/** That an event is under way, and when it ends. */
export function LiveWords({ live, locale, texts }: WordsProps) {
  return (
    <span className="font-semibold text-on-red-soft" suppressHydrationWarning>
      {liveText(locale, texts, live)}
    </span>
  )
}

type EdgeProps = {
  share: number
  /** Where its ends are. */
  className?: string
}

/** How much of it is over: a line at the foot of what it stands in. */
export function LiveEdge({ share, className = 'inset-x-0 w-full' }: EdgeProps) {
  return (
    <svg
      className={`pointer-events-none absolute bottom-0 h-0.5 bg-line fill-red rtl:-scale-x-100 ${className}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-part="live"
    >
      <rect width={Math.round(share * 100)} height="1" suppressHydrationWarning />
    </svg>
  )
}
