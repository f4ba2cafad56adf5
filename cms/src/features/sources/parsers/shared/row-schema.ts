import { isDayKey } from '@cyberluach/core/dates/day-key'
import { deadlineKinds } from '@cyberluach/core/events/deadline'
import { eventStates } from '@cyberluach/core/events/event-states'
import { admissions, eventTypes } from '@cyberluach/core/events/event-types'
import { rejectionReasons } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { isWebLink } from '@cyberluach/core/text/links'
import { countryCodeOf } from '@cyberluach/core/places/countries'
import { z } from 'zod'
import type { Parsed, SourceRow } from '../../row.ts'

const line = (limit: number) =>
  z
    .string()
    .min(1)
    .max(limit * 2)
const day = z.string().refine(isDayKey)
const instant = z.iso.datetime({ offset: true })
const link = z.string().max(2_000).refine(isWebLink)

const deadline = z.strictObject({
  kind: z.enum(deadlineKinds),
  day,
  at: instant.nullable(),
  zone: z.string().refine(isTimeZone).nullable(),
  url: link.nullable(),
  extendedFrom: day.nullable(),
})

/** A whole row: nothing of it is missing, and nothing contradicts itself. */
export const rowSchema: z.ZodType<SourceRow> = z
  .strictObject({
    id: line(300).nullable(),
    title: line(300),
    titleHe: line(300).nullable(),
    description: line(10_000).nullable(),
    startDay: day,
    endDay: day,
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    url: link.nullable(),
    isOnline: z.boolean(),
    city: line(120).nullable(),
    country: z
      .string()
      .refine((name) => countryCodeOf(name) !== null)
      .nullable(),
    venue: line(300).nullable(),
    eventType: z.enum(eventTypes).nullable(),
    state: z.enum(eventStates),
    organizer: line(200).nullable(),
    admission: z.enum(admissions).nullable(),
    price: line(120).nullable(),
    tags: z.array(line(60)).max(20),
    deadlines: z.array(deadline).max(20),
    raw: z.json(),
  })
  .refine(({ startDay, endDay }) => startDay <= endDay)
  .refine(
    ({ startsAt, endsAt }) =>
      endsAt === null || (startsAt !== null && Date.parse(startsAt) <= Date.parse(endsAt)),
  )

export const parsedSchema: z.ZodType<Parsed> = z.strictObject({
  rows: z.array(rowSchema),
  refused: z.array(
    z.strictObject({
      raw: z.string().max(500),
      line: z.int().min(1).nullable(),
      reason: z.enum(rejectionReasons),
    }),
  ),
})
