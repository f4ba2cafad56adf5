import { countryNameIn, type CountryCode } from '@cyberluach/core/places/country-code'
import {
  isGoodTime,
  type DateCheck,
  type PlanValues,
  dateCheck,
  daysLookedAt,
  type Plan,
} from '@cyberluach/core/events/date-check'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { SummaryText, PlanTexts } from './plan-texts.ts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { read } from '../../stores/reads.ts'

type Props = {
  locale: Locale
  texts: {
    plan: Pick<PlanTexts['plan'], SummaryText>
    luach: Pick<PlanTexts['luach'], 'days' | 'eveOf' | 'shabbat'>
  }
  values: Pick<PlanValues, 'country' | 'city'>
  check: Pick<DateCheck, 'observances' | 'shabbatot' | 'atOnce'>
  isLarge?: boolean
}

/** A date check in a line: whether the days are good, and why: "Busy · 5 events run on these days · none of them in Israel". */
export function CheckSummary({ locale, texts: { plan, luach }, values, check, isLarge = false }: Props) {
  const { observances, shabbatot, atOnce } = check
  const names = new Set(observances.map((each) => israelDayName(locale, luach, each)))
  if (shabbatot.length > 0) names.add(luach.shabbat)
  const reasons = [
    atOnce.count > 0 ? fill(locale, plan.running, { n: atOnce.count }) : plan.runningNone,
    ...(atOnce.count > 0 ? nearby() : []),
    ...(names.size > 0 ? names : [plan.keptNone]),
  ]
  const isGood = isGoodTime(check)
  const verdict = isGood ? plan.good : plan.busy
  const said = { 'data-verdict': isGood ? 'good' : 'busy' }
  if (isLarge)
    return (
      <div {...said}>
        <p className="text-4xl font-black">{verdict}</p>
        <ul className="pt-1 text-md">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    )
  return (
    <p className="text-pretty" {...said}>
      <b className="font-semibold">{verdict}</b> · {reasons.join(' · ')}
    </p>
  )

  function nearby(): string[] {
    const n = atOnce.near
    if (values.city) return [n > 0 ? fill(locale, plan.near, { n }) : plan.nearNone]
    if (!values.country) return []
    const country = countryNameIn(locale, values.country as CountryCode)
    return [fill(locale, n > 0 ? plan.inCountry : plan.inCountryNone, { n, country })]
  }
}

/** Checks the days of a plan in the browser; null where the calendar cannot be read. What was read is not asked again. */
export async function readCheck(plan: Plan, today: DayKey): Promise<DateCheck | null> {
  try {
    const query = { ...daysLookedAt(plan), running: 'all' } as const
    const events = await read('GET /api/events', { query })
    return dateCheck(plan, events, today)
  } catch (reason) {
    console.warn('Events of the planned days could not be read.', reason)
    return null
  }
}
