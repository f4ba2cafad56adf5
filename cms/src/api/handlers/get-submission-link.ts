import { getSubmissionLink as endpoint } from '@cyberluach/api/submission-link'
import { linkedId, readLinked } from '../../features/submissions/linked-submission.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const getSubmissionLink = handle(endpoint, async (call) => {
  const id = linkedId(call)
  if (typeof id !== 'string') return id
  const { pool, configuration } = call.services
  const linked = await readLinked(pool, id, configuration.timeZone)
  return linked ? done(200, linked) : refused('notFound')
})
