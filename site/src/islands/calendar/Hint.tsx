import type { CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { globe, info } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { useKeptPart } from './useKeptPart.tsx'

/** Under the grid: what a click on a date does, and what stands for online. */
export function Hint({ state }: { state: CalendarState }) {
  const { texts } = useCalendarSetting()
  const content = (
    <>
      <p className="flex items-center gap-1.5">
        <Icon path={info} className="size-3.5" />
        {texts.calendar.hint}
      </p>
      <p className="flex items-center gap-1.5 max-lg:hidden">
        <Icon path={globe} className="size-3.5" />
        {texts.calendar.onlineMarker}
      </p>
    </>
  )
  if (state.view !== 'month') return null
  return (
    <div
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-(length:--text-sm) text-ink-3 max-lg:self-start max-md:px-gutter max-md:py-2 md:col-1 md:row-6 print:hidden"
      {...useKeptPart(content, () => ['hint'])}
    />
  )
}
