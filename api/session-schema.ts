import { z } from '@hono/zod-openapi'

/**
 * A token and the moment (ISO 8601) when it stops being accepted unless it is used before, by the server's clock;
 * `idleSeconds` says the same for clients whose clock is another.
 */
export const sessionSchema = z
  .object({
    token: z.string(),
    expiresAt: z.string().openapi({ format: 'date-time' }),
    idleSeconds: z.number().int().positive(),
  })
  .openapi('Session')

/** Who is signed in: `admin` may do everything, the others do their work in the admin panel. */
export const signedInSchema = z
  .object({ username: z.string(), role: z.enum(['admin', 'editor', 'translator']) })
  .openapi('SignedIn')

export type Session = z.infer<typeof sessionSchema>
export type SignedIn = z.infer<typeof signedInSchema>
