import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { createContext, useContext } from 'react'
import type { CalendarTexts } from '../../events/calendar-texts.ts'

/** What every part of the calendar needs and none changes. Today is by the site's time zone. */
export type CalendarSetting = {
  locale: Locale
  timeZone: string
  texts: CalendarTexts
  today: DayKey
  /** Whether Hebrew dates and holidays are told; on unless the visitor turns them off. */
  isLuachShown: boolean
}

export const CalendarContext = createContext<CalendarSetting | null>(null)

export function useCalendarSetting(): CalendarSetting {
  const setting = useContext(CalendarContext)
  if (!setting) throw new Error('A part of the calendar stands outside of it')
  return setting
}
