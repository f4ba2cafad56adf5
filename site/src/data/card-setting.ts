import type { CardSetting } from '../events/card-setting.ts'
import { siteTimeZone } from './site.ts'
import { today } from './today.ts'

/** What cards need on a page of the server. */
export function cardSetting({ t, locale }: Pick<App.Locals, 't' | 'locale'>): CardSetting {
  const { types, states, online, allDay } = t.common
  const { prize, sample, timing } = t.dialog
  return {
    locale,
    timeZone: siteTimeZone(),
    today: today(),
    texts: {
      types,
      states,
      online,
      allDay,
      prize,
      sample,
      sampleOpening: t.card.sampleOpening,
      ended: timing.ended,
      live: t.calendar.live,
    },
  }
}
