import type { SourceTrust } from '@cyberluach/core/sources/sources'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import type { Services } from '../../../platform/services.ts'

/** One transaction of ours, and a request under which Payload takes part in it; its user is whoever decides. */
export type WriteContext = { services: Services; client: PoolClient; req: PayloadRequest }

/** Of a source what counts for what it states. */
export type Trusted = { id: string; trust: SourceTrust }
