import { z } from '@hono/zod-openapi'

/** A JSON answer of this shape, for an endpoint's `responses`. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A required JSON body of this shape, for an endpoint's `request`. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const
}

/** The security requirement of the calls that need a signed-in person. */
export const bearer: { bearer: string[] }[] = [{ bearer: [] }]

/** The answer of a write that stored something: its id. */
export function createdAnswer(description: string) {
  return jsonAnswer(z.object({ id: z.uuid() }), description)
}

/** A key under which a write may be repeated: the first answer comes again and nothing is stored. */
export const idempotencyHeaders = z.object({ 'Idempotency-Key': z.string().max(200).optional() })
