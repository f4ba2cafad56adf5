'use client'

import { timeZones } from '@cyberluach/core/dates/time-zones'
import { zonePlace } from '@cyberluach/i18n/places'
import { useMemo } from 'react'

import { useText } from '../text/TextContext.tsx'

/** The zones to choose from, with the words for each: anywhere on Earth, the site's own, and then by their names. */
export function useZones(chosen: string): (readonly [zone: string, words: string])[] {
  const { t, locale, timeZone } = useText()
  const { anywhere } = t.events.deadlines
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    const named = (zone: string) => [zone, zonePlace(locale, zone)] as const
    const others = new Set<string>(chosen ? [...timeZones, chosen] : timeZones)
    others.delete(timeZone)
    return [
      ['', anywhere] as const,
      named(timeZone),
      ...[...others].map(named).toSorted(([, one], [, other]) => compare(one, other)),
    ]
  }, [anywhere, chosen, locale, timeZone])
}
