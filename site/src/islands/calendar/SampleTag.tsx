import { tv } from 'tailwind-variants/lite'
import { useCalendarSetting } from './CalendarContext.ts'

const tag = tv({
  base: 'flex-none text-(length:--text-2xs) font-medium text-ink-3',
  variants: { isFramed: { true: 'me-1.5 rounded-xs border border-dashed border-line-strong px-1' } },
})

/** Says of an event in the calendar that nobody holds it. */
export function SampleTag({ isFramed }: { isFramed?: boolean }) {
  return <span className={tag({ isFramed })}>{useCalendarSetting().texts.sampleTag}</span>
}
