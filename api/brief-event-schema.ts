import { briefFields, type BriefEvent } from '@cyberluach/core/brief-event'
import type { z } from '@hono/zod-openapi'
import { eventSchema } from './event-schema.ts'

/** What a calendar shows of an event. */
export const briefEventSchema = eventSchema
  .pick(Object.fromEntries(briefFields.map((field) => [field, true])) as BriefMask)
  .openapi('BriefEvent') satisfies z.ZodType<BriefEvent>

type BriefMask = Record<keyof BriefEvent, true>
