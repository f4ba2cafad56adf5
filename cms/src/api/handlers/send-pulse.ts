import { sendPulse as endpoint } from '@cyberluach/api/send-pulse'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** The edge takes the visits. Without one in front there is nothing to count, and the page need not know. */
export const sendPulse = handle(endpoint, async () => done(204, null))
