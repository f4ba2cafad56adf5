import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { createContext, useContext, use, type ReactNode } from 'react'
import type { CalendarTexts } from '../../events/calendar-texts.ts'
import { MarkupCacheContext, createNumbers } from '../../markup-cache/MarkupCacheContext.ts'

/** What every part of the calendar needs and none changes. Today is by the site's time zone. */
export type CalendarSetting = {
  locale: Locale
  timeZone: string
  texts: CalendarTexts
  today: DayKey
  /** Whether Hebrew dates and holidays are told; on unless the visitor turns them off. */
  isHebrewCalendarShown: boolean
}

export const CalendarContext = createContext<CalendarSetting | null>(null)

export function useCalendarSetting(): CalendarSetting {
  const setting = useContext(CalendarContext)
  if (!setting) throw new Error('A part of the calendar stands outside of it')
  return setting
}

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * What stands in an element of the calendar: on the server its finished markup, which need not be written again while
 * nothing changes that `inputs` or the calendar's setting names; whatever else the part reads must be among them. A browser
 * takes the same markup over with the elements themselves, and its scripts have nothing of the rest.
 */
export const useCachedPart = import.meta.env.SSR ? useCachedMarkup : useElements

function useElements(part: ReactNode): Content {
  return { children: part }
}

function useCachedMarkup(part: ReactNode, inputs: () => unknown): Content {
  const cached = use(MarkupCacheContext)
  const setting = useCalendarSetting()
  if (!cached) return useElements(part)
  const inSetting = <CalendarContext value={setting}>{part}</CalendarContext>
  return {
    dangerouslySetInnerHTML: { __html: cached(inSetting, JSON.stringify([keyOf(setting), inputs()])) },
  }
}

/** A setting as a key. */
function keyOf({ locale, timeZone, texts, today }: CalendarSetting): string {
  return [locale, timeZone, today, numberOf(texts)].join(' ')
}

const numberOf = createNumbers()
