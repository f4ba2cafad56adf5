import type { ChangedState } from '@cyberluach/core/events/event-states'
import { useCalendarSetting } from './CalendarContext.ts'

/** Says of an event in the calendar that it was called off or put off. */
export function StateTag({ state }: { state: ChangedState }) {
  return (
    <span className="flex-none rounded-xs bg-warning-soft px-1 text-(length:--text-2xs) font-semibold text-on-warning-soft">
      {useCalendarSetting().texts.states[state]}
    </span>
  )
}
