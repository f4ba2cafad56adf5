import { changesFor } from '../../data/changes-for.ts'
import { readsLinks, siteTimeZone } from '../../data/site.ts'
import { eventFormTexts } from '../../islands/event-form/texts.ts'
import { countryOptions } from './country-options.ts'
import { zoneOptions } from './zone-options.ts'

/** What the form that hands in an event needs to know of the site, wherever it stands. */
export function eventFormSetting(locals: App.Locals) {
  const { locale } = locals
  const timeZone = siteTimeZone()
  return {
    locale,
    changes: changesFor(locals, eventFormTexts),
    countries: countryOptions(locale),
    zones: zoneOptions(locale, timeZone),
    timeZone,
    readsLinks: readsLinks(),
  }
}
