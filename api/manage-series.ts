import { longestSlug } from '@cyberluach/core/slug'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'
import { optionalLine } from './text-schema.ts'

const longestName = 200

/** A series that is there, by the end of its address; or the names of a new one. */
export const sentSeries = z
  .strictObject({
    slug: optionalLine(longestSlug),
    name: optionalLine(longestName),
    nameHe: optionalLine(longestName),
    isYearly: z.boolean({ error: 'notAllowed' }).default(false),
  })
  .refine(({ slug, name }) => slug !== null || name !== null, { path: ['name'], error: 'required' })
  .openapi('SentSeries')

export type ReadSeries = z.output<typeof sentSeries>

const managedSeries = z
  .object({
    slug: z.string(),
    name: z.string(),
    nameHe: z.string().nullable(),
    isYearly: z.boolean().openapi({ description: 'Whether an edition is expected each year' }),
    events: z.number().int().openapi({ description: 'How many editions the calendar has' }),
  })
  .openapi('ManagedSeries')

export type ManagedSeries = z.infer<typeof managedSeries>

/** Every series, by its name. */
export const listManagedSeries = endpoint('GET /api/sys/mgmt/series', {
  tags: ['Moderation'],
  summary: 'Series, to be chosen from',
  security: bearer,
  responses: { 200: jsonAnswer(z.array(managedSeries), 'By their names'), ...errors(401, 403, 503) },
})
