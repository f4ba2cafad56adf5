import { roles } from '@cyberluach/core/roles'
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

/** Who is signed in: `admin` may do everything, `moderator` decides in the dashboard, the others work in the panel. */
export const signedInSchema = z.object({ username: z.string(), role: z.enum(roles) }).openapi('SignedIn')

export type Session = z.infer<typeof sessionSchema>
export type SignedIn = z.infer<typeof signedInSchema>
