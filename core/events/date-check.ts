import { countryCodes, countryCodeOf } from '../places/country-code.ts'
import { addDays, daysBetween, type DayKey, addMonths, firstDayOf, monthOf, weekdayOf } from '../dates/day-key.ts'
import { eventDayError } from './event-day.ts'
import { eventTypes, type EventType } from './event-types.ts'
import { cleanLine } from '../text/text-hygiene.ts'
import { isSameCity } from '../places/city-names.ts'
import type { CalendarEvent, EventSummary } from './event.ts'
import { takesPlace } from './event-states.ts'
import { israelDaysOn, observancesBetween, type Observance } from '../dates/israel-days.ts'

/** The fields of a date check, in the order of its form and its address. */
export const planFields = ['from', 'to', 'country', 'city', 'type'] as const

/** The name of one of them. */
export type PlanField = (typeof planFields)[number]

/** Their values as typed or in an address, empty where absent. Days are `YYYY-MM-DD`, the country is a code, `IL`. */
export type PlanValues = Record<PlanField, string>

/** What is planned: days in the site's time zone, and where and what, as far as that is known. */
export type Plan = {
  first: DayKey
  last: DayKey
  country: string | null
  city: string | null
  type: EventType | null
}

/** What is wrong with one field of a date check; `i18n` words the code (`plan.errors`). */
export type PlanError = { field: PlanField; code: PlanErrorCode }

/** `years` is a day outside of `eventDays`, `order` an end before the start, `length` more than `mostPlannedDays`. */
export type PlanErrorCode = 'required' | 'date' | 'years' | 'order' | 'length' | 'choice' | 'tooLong'

/** The longest plan of a date check, in days. */
export const mostPlannedDays = 31

/** The longest city that a date check takes, in characters (Unicode code points). */
export const longestCity = 120

/** The values of an address; what it does not name is empty. */
export function readPlanValues(query: URLSearchParams): PlanValues {
  return Object.fromEntries(planFields.map((field) => [field, cleanLine(query.get(field) ?? '')])) as PlanValues
}

/** The address of a date check, without what is empty. */
export function planQuery(values: PlanValues): string {
  const query = new URLSearchParams()
  for (const field of planFields) if (values[field]) query.set(field, values[field])
  return query.toString()
}

/** What is planned, or what is wrong with the values, at most one error a field. A plan without a last day is of one day. */
export function planOf(values: PlanValues): { ok: true; plan: Plan } | { ok: false; errors: PlanError[] } {
  const { from, country, city, type } = values
  const to = values.to || from
  const errors: PlanError[] = []
  const report = (field: PlanField, code: PlanErrorCode | null) => {
    if (code) errors.push({ field, code })
    return code === null
  }
  const isFirst = report('from', from === '' ? 'required' : eventDayError(from))
  const isLast = values.to === '' || report('to', eventDayError(to))
  if (isFirst && isLast) report('to', rangeError(from, to))
  report('country', country !== '' && !countryCodes.includes(country) ? 'choice' : null)
  report('city', [...city].length > longestCity ? 'tooLong' : null)
  report('type', type !== '' && !eventTypes.some((known) => known === type) ? 'choice' : null)
  if (errors.length > 0) return { ok: false, errors }
  const plan = { first: from, last: to, country: country || null, city: city || null }
  return { ok: true, plan: { ...plan, type: (type || null) as EventType | null } }
}

function rangeError(first: DayKey, last: DayKey): PlanErrorCode | null {
  if (last < first) return 'order'
  return daysBetween(first, last) >= mostPlannedDays ? 'length' : null
}

/** The same plan on other days. */
export function planOn(values: PlanValues, first: DayKey): PlanValues {
  const length = values.to ? daysBetween(values.from, values.to) : 0
  return { ...values, from: first, to: addDays(first, length) }
}

type Known = EventSummary & Pick<CalendarEvent, 'state' | 'isSample'>

/** What else there is on the days of a plan, and where in their month nothing is in its way. */
export type DateCheck = {
  /** Holidays, eves and days of remembrance in Israel on these days. */
  observances: Observance[]
  /** The Saturdays among them. */
  shabbatot: DayKey[]
  /** What runs then, that near there first, as far as it is listed; how much there is, and how much of it near there. */
  atOnce: { events: EventSummary[]; count: number; near: number }
  /** What runs near there in the two weeks before and after. */
  nearby: EventSummary[]
  /** The weeks of the first day's month and the next in which nothing is in the way, by their working days. */
  freeWeeks: { first: DayKey; last: DayKey }[]
}

/** Days before and after that are looked at for what runs near there. */
const around = 14
/** In so many months from the first day's on free weeks are shown. */
const monthsShown = 2
const mostListed = 12

/** The days of which the events have to be known for a check. */
export function daysLookedAt({ first, last }: Plan): { from: DayKey; to: DayKey } {
  const month = firstDayOf(monthOf(first))
  const [before, after] = [addDays(first, -around), addDays(last, around)]
  // The last week that begins in these months ends in the one after.
  const end = addDays(firstDayOf(addMonths(monthOf(first), monthsShown)), 5)
  return { from: before < month ? before : month, to: after > end ? after : end }
}

/** In so many months from today's on the next free week is looked for. */
const monthsSearched = 6

/** The days of which the events have to be known to find the next free week. */
export function daysToNextFreeWeek(today: DayKey): { from: DayKey; to: DayKey } {
  return { from: today, to: addDays(firstDayOf(addMonths(monthOf(today), monthsSearched)), 5) }
}

/** The first week after today in which nothing is in the way of an event of any kind anywhere; null where none is found. */
export function nextFreeWeek(events: readonly Known[], today: DayKey): { first: DayKey; last: DayKey } | null {
  const anywhere = { country: null, type: null }
  const real = events.filter(isHeld)
  for (let month = 0; month < monthsSearched; month += 1) {
    const first = firstDayOf(addMonths(monthOf(today), month))
    const found = weeksOf({ first, country: null }, 1).find(
      (week) => week.first > today && isFree(anywhere, real, daysFrom(week.first, week.last)),
    )
    if (found) return found
  }
  return null
}

/**
 * Whether the days of a check are good to choose: Israel observes nothing on them, nothing runs near there, and hardly
 * anything elsewhere.
 */
export function isGoodTime({ observances, atOnce }: Pick<DateCheck, 'observances' | 'atOnce'>): boolean {
  return observances.length === 0 && atOnce.near === 0 && atOnce.count <= mostElsewhere
}

/** So many events far away compete for no visitors. */
const mostElsewhere = 2

/**
 * Looks at the days of a plan. Samples count nowhere, nor does what was called off. Near there is the same country, or
 * the same city where one is named; nothing is, where neither is. A week is free where on its working days (Sunday to
 * Thursday in Israel and where no country is named, else Monday to Friday) Israel observes nothing, no eve either, and
 * no event of the planned kind runs in the planned country: of any kind, anywhere, where none is planned. Weeks that have
 * begun by `today` are none.
 */
export function dateCheck(plan: Plan, events: readonly Known[], today: DayKey): DateCheck {
  const real = events.filter(isHeld)
  const isNear = nearTo(plan)
  const running = real.filter((event) => runsWithin(event, plan.first, plan.last))
  const near = running.filter(isNear)
  const others = running.filter((event) => !isNear(event))
  const beside = real.filter(
    (event) =>
      isNear(event) &&
      !running.includes(event) &&
      runsWithin(event, addDays(plan.first, -around), addDays(plan.last, around)),
  )
  return {
    observances: observancesBetween(plan.first, plan.last),
    shabbatot: daysFrom(plan.first, plan.last).filter((day) => weekdayOf(day) === 6),
    atOnce: {
      events: [...near, ...others].slice(0, mostListed).map(shown),
      count: running.length,
      near: near.length,
    },
    nearby: beside.slice(0, mostListed).map(shown),
    freeWeeks: weeksOf(plan, monthsShown).filter(
      ({ first, last }) => first > today && isFree(plan, real, daysFrom(first, last)),
    ),
  }
}

function isHeld(event: Known): boolean {
  return !event.isSample && takesPlace(event)
}

function nearTo({ country, city }: Plan): (event: EventSummary) => boolean {
  if (city)
    return ({ locationCity, locationCountry }) =>
      isSameCity(city, locationCity ?? '') && (!country || codeOf(locationCountry) === country)
  return ({ locationCountry }) => country !== null && codeOf(locationCountry) === country
}

/** The working weeks that begin in so many months from that of the first day on. */
function weeksOf(
  { first, country }: Pick<Plan, 'first' | 'country'>,
  months: number,
): { first: DayKey; last: DayKey }[] {
  const begin = country === null || country === 'IL' ? 0 : 1
  const month = monthOf(first)
  return daysFrom(firstDayOf(month), addDays(firstDayOf(addMonths(month, months)), -1))
    .filter((day) => weekdayOf(day) === begin)
    .map((day) => ({ first: day, last: addDays(day, 4) }))
}

function isFree(
  { country, type }: Pick<Plan, 'country' | 'type'>,
  events: readonly Known[],
  days: readonly DayKey[],
): boolean {
  if (days.some((day) => israelDaysOn(day).length > 0)) return false
  return !events.some(
    (event) =>
      (type === null || event.eventType === type) &&
      (country === null || codeOf(event.locationCountry) === country) &&
      runsWithin(event, days[0] ?? '', days.at(-1) ?? ''),
  )
}

function runsWithin({ day, lastDay }: EventSummary, first: DayKey, last: DayKey): boolean {
  return day <= last && (lastDay < day ? day : lastDay) >= first
}

function codeOf(country: string | null): string | null {
  return country && countryCodeOf(country)
}

function daysFrom(first: DayKey, last: DayKey): DayKey[] {
  const days: DayKey[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function shown(event: Known): EventSummary {
  const { id, url, title, titleHe, eventType, day, lastDay, isOnline, locationCity, locationCountry } = event
  return { id, url, title, titleHe, eventType, day, lastDay, isOnline, locationCity, locationCountry }
}
