import type { ReactNode } from 'react'
import type { CalendarTexts } from '../../events/calendar-texts.ts'
import { useKeptContent } from '../KeptContent.ts'
import { CalendarContext, useCalendarSetting, type CalendarSetting } from './CalendarContext.ts'

/** What stands in an element of the calendar, which depends on `said` and on the calendar's setting alone. */
export function useKeptPart(part: ReactNode, said: () => unknown) {
  const setting = useCalendarSetting()
  return useKeptContent(<CalendarContext value={setting}>{part}</CalendarContext>, () =>
    JSON.stringify([sayingOf(setting), said()]),
  )
}

/** A setting as text: where links lead, by one of them. */
function sayingOf({ locale, timeZone, texts, today, addressOf }: CalendarSetting): string {
  return [locale, timeZone, today, addressOf('-'), numberOf(texts)].join(' ')
}

const numbers = new WeakMap<object, number>()
let count = 0

/** Stands for a text tree in as few letters as can be: the same object has the same number. */
function numberOf(texts: CalendarTexts): number {
  const number = numbers.get(texts) ?? (count += 1)
  numbers.set(texts, number)
  return number
}
