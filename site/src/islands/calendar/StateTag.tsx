import type { ChangedState } from '@cyberluach/core/event-states'
import { tv } from 'tailwind-variants/lite'
import { useCalendarSetting } from './CalendarContext.ts'

const tag = tv({
  base: 'flex-none rounded-xs bg-warning-soft px-1 text-(length:--text-2xs) leading-4 font-semibold text-on-warning-soft',
  variants: { isInLine: { true: 'me-1.5' } },
})

/** Says of an event in the calendar that it was called off or put off. */
export function StateTag({ state, isInLine }: { state: ChangedState; isInLine?: boolean }) {
  return <span className={tag({ isInLine })}>{useCalendarSetting().texts.states[state]}</span>
}
