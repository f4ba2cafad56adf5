import { deadlineKinds } from '@cyberluach/core/events/deadline'
import { eventStates } from '@cyberluach/core/events/event-states'
import { eventTypes } from '@cyberluach/core/events/event-types'
import { z } from 'zod'

const text = (says: string) => z.string().nullish().describe(says)

const deadline = z.object({
  kind: z.enum(deadlineKinds).describe('What closes'),
  at: text('When it closes: a day (2026-12-03), or an hour with its offset (2026-12-03T18:00:00+02:00)'),
  zone: text('In which zone a day ends, as Asia/Jerusalem; anywhere on Earth (UTC-12) where none is named'),
  url: text('Where to hand in or to sign up'),
  extendedFrom: text('The day that was said before it was extended'),
})

export const listedEvent = z.object({
  id: text('A name for it that stays when its days change'),
  title: z.string().describe('Its name, in any language'),
  titleHe: text('Its name in Hebrew'),
  description: text('What it is, as plain text'),
  start: z
    .string()
    .describe('Its first day (2026-12-03), or when it begins, with the offset (2026-12-03T09:00:00+02:00)'),
  end: text('Its last day, included, or when it ends, written as the start is'),
  url: text('Its page'),
  isOnline: z.boolean().nullish().describe('Whether it takes place online alone'),
  city: text('As Denver, CO'),
  country: text('Its English or Hebrew name, or its code of ISO 3166'),
  venue: text('The house or hall'),
  type: z
    .enum(eventTypes)
    .nullish()
    .describe('Of what kind it is; the default of the source where none is said'),
  state: z.enum(eventStates).nullish().describe('scheduled where nothing is said'),
  organizer: text('Who holds it'),
  isFree: z.boolean().nullish().describe('Whether it costs nothing to come'),
  price: text('What it costs, in words'),
  tags: z.array(z.string()).nullish(),
  deadlines: z.array(deadline).nullish(),
})

export type ListedDeadline = z.infer<typeof deadline>

/** A list of events in our own shape, which anybody may publish: `docs/event-list.schema.json` is made of it. */
export const eventList = z
  .object({ events: z.array(listedEvent) })
  .describe('A list of events for CyberLuach')
