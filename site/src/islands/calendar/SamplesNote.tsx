import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { $areSamplesHidden } from '../../stores/sample-events.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { useHiddenSamples } from './useShownEvents.ts'

/** How many of the calendar's events are samples, and the way to do without them. */
export function SamplesNote({ count }: { count: number }) {
  const { locale, texts } = useCalendarSetting()
  const areHidden = useHiddenSamples()
  if (count === 0) return null
  const { samplesShown, samplesHidden, hideSamples, showSamples } = texts.calendar
  return (
    <p
      className="flex flex-wrap items-center gap-x-1 border-t border-line px-5 py-1 text-(length:--text-sm) text-ink-3 max-lg:self-start max-lg:px-4 max-md:px-gutter max-md:py-0 md:col-1 md:row-8 print:hidden [&>button]:px-2"
      data-part="samples"
    >
      <span role="status">{fill(locale, areHidden ? samplesHidden : samplesShown, { n: count })}</span>
      <Button
        kind="ghost"
        size="sm"
        className="needs-scripts my-1 underline underline-offset-[0.2em]"
        onClick={() => $areSamplesHidden.set(!areHidden)}
      >
        {fill(locale, areHidden ? showSamples : hideSamples, { n: count })}
      </Button>
    </p>
  )
}
