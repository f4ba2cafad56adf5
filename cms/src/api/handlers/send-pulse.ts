import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** The edge takes the visits. Without one in front there is nothing to count, and the page need not know. */
export const sendPulse: Handler<'POST /api/pulse'> = async () => done(204, null)
