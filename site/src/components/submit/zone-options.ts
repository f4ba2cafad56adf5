import { defaultTimeZone, timeZones } from '@cyberluach/core/dates/time-zones'
import { zonePlace } from '@cyberluach/i18n/zone-place'
import type { Locale } from '@cyberluach/i18n/locales'
import type { ZoneOption } from '../../islands/event-form/form-text.ts'

const known = new Map<string, ZoneOption[]>()

/**
 * The time zones that a form offers, by their names in the language and in its order: Israel in front, then the site's.
 * Zones that were chosen elsewhere are there too.
 */
export function zoneOptions(locale: Locale, siteZone: string, chosen: readonly string[] = []): ZoneOption[] {
  const key = [locale, siteZone, ...chosen].join(' ')
  const options = known.get(key) ?? makeOptions(locale, siteZone, chosen)
  if (known.size < 1000) known.set(key, options)
  return options
}

function makeOptions(locale: Locale, siteZone: string, chosen: readonly string[]): ZoneOption[] {
  const { compare } = new Intl.Collator(locale)
  const named = (zone: string): ZoneOption => [zone, zonePlace(locale, zone)]
  const front = [...new Set([defaultTimeZone, siteZone])]
  const others = [...new Set([...timeZones, ...chosen])].filter((zone) => !front.includes(zone))
  return [
    ...front.map(named),
    ...others.map(named).toSorted(([, name], [, otherName]) => compare(name, otherName)),
  ]
}
