import type { Role } from '@cyberluach/core/sign-in/roles'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Configuration } from './configuration.ts'
import type { Limits } from './rate-limits.ts'

/** What the handlers of the API and the jobs work with. `boot/open-services.ts` opens it. */
export type Services = {
  payload: Payload
  pool: Pool
  /** The pool of public reads; absent where there is no replica. */
  readPool?: () => Promise<Pool>
  configuration: Configuration
  limits: Limits
  canWrite: () => Promise<boolean>
}

/** Who asks a feature for something: the visitor's address as the edge saw it, null for our own server. */
export type RequestContext = { services: Services; address: string | null }

export type SignedInUser = { id: string; username: string; role: Role }

export type Claims = { id: string; sessionId: string; all: Record<string, unknown> }
