import { countryCodes } from './country-code.ts'
import { addDays, daysBetween, type DayKey } from './day-key.ts'
import { eventDayFault } from './event-day.ts'
import { eventTypes, type EventType } from './event-types.ts'
import { cleanLine } from './text-hygiene.ts'

/** The fields of a date check as they are typed or stand in an address. Country is a code, `IL`. */
export type PlanValues = Record<PlanField, string>
export type PlanField = (typeof planFields)[number]

export const planFields = ['from', 'to', 'country', 'city', 'type'] as const

/** What is planned: days in the site's time zone, and where and what, as far as that is known. */
export type Plan = {
  first: DayKey
  last: DayKey
  country: string | null
  city: string | null
  type: EventType | null
}

export type PlanFault = { field: PlanField; code: PlanFaultCode }
export type PlanFaultCode = 'required' | 'date' | 'years' | 'order' | 'length' | 'choice' | 'tooLong'

/** As many days as a date check looks at. */
export const mostPlannedDays = 31
export const longestCity = 120

/** The values of an address; what it does not name is empty. */
export function readPlanValues(query: URLSearchParams): PlanValues {
  return Object.fromEntries(
    planFields.map((field) => [field, cleanLine(query.get(field) ?? '')]),
  ) as PlanValues
}

/** The address of a date check, without what is empty. */
export function planQuery(values: PlanValues): string {
  const query = new URLSearchParams()
  for (const field of planFields) if (values[field]) query.set(field, values[field])
  return query.toString()
}

/** What is planned, or what is wrong with the values, at most one fault a field. A plan without a last day is of one day. */
export function planOf(values: PlanValues): { ok: true; plan: Plan } | { ok: false; faults: PlanFault[] } {
  const { from, country, city, type } = values
  const to = values.to || from
  const faults: PlanFault[] = []
  const report = (field: PlanField, code: PlanFaultCode | null) => {
    if (code) faults.push({ field, code })
    return code === null
  }
  const isFirst = report('from', from === '' ? 'required' : eventDayFault(from))
  const isLast = values.to === '' || report('to', eventDayFault(to))
  if (isFirst && isLast) report('to', rangeFault(from, to))
  report('country', country !== '' && !countryCodes.includes(country) ? 'choice' : null)
  report('city', [...city].length > longestCity ? 'tooLong' : null)
  report('type', type !== '' && !eventTypes.some((known) => known === type) ? 'choice' : null)
  if (faults.length > 0) return { ok: false, faults }
  const plan = { first: from, last: to, country: country || null, city: city || null }
  return { ok: true, plan: { ...plan, type: (type || null) as EventType | null } }
}

function rangeFault(first: DayKey, last: DayKey): PlanFaultCode | null {
  if (last < first) return 'order'
  return daysBetween(first, last) >= mostPlannedDays ? 'length' : null
}

/** The same plan on other days. */
export function planOn(values: PlanValues, first: DayKey): PlanValues {
  const length = values.to ? daysBetween(values.from, values.to) : 0
  return { ...values, from: first, to: addDays(first, length) }
}
