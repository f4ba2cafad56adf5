import { dayKeyOf } from '@cyberluach/core/day-key'
import type { CollectionBeforeValidateHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { configuration } from '../../platform/configuration.ts'
import { refusal } from '../../panel/refusal.ts'

type When = {
  allDay?: boolean | null
  startsAt?: string | null
  endsAt?: string | null
  startDay?: string | null
  endDay?: string | null
}

/** Keeps an event's instants and its days in the site's time zone in step, whichever of them were given. */
export const setEventDays: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const when: When = { ...pick(originalDoc), ...pick(data) }
  const days = when.allDay ? daysOnly(when) : daysOfInstants(when, configuration().timeZone)
  if (!days) throw refusal(problem(req, 'startNeeded'), 400)
  if (isReversed(days)) throw refusal(problem(req, 'endBeforeStart'), 400)
  return { ...data, ...days }
}

function pick(source: When | undefined): When {
  if (!source) return {}
  const keys = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay'] as const
  return Object.fromEntries(keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]))
}

function daysOnly({ startDay, endDay }: When): When | null {
  if (!startDay) return null
  return { startsAt: null, endsAt: null, startDay, endDay: endDay || startDay }
}

function daysOfInstants({ startsAt, endsAt }: When, timeZone: string): When | null {
  if (!startsAt) return null
  const startDay = dayKeyOf(new Date(startsAt), timeZone)
  return {
    startsAt,
    endsAt: endsAt ?? null,
    startDay,
    endDay: endsAt ? dayKeyOf(new Date(endsAt), timeZone) : startDay,
  }
}

function isReversed({ startsAt, endsAt, startDay, endDay }: When): boolean {
  if (startsAt && endsAt) return Date.parse(endsAt) < Date.parse(startsAt)
  return Boolean(startDay && endDay && endDay < startDay)
}
