import type { CollectionBeforeDeleteHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { refusal } from '../../panel/refusal.ts'

/**
 * What was called off stays on the calendar and says so, for those who have it in theirs; only a sample, which nobody
 * waits for, may go.
 */
export const keepCancelled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const { state, isSample } = await req.payload.findByID({ collection: 'events', id, req, depth: 0 })
  if (state === 'cancelled' && !isSample) throw refusal(problem(req, 'cancelledStays'), 409)
}
