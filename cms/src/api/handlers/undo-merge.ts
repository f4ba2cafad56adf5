import { undoMerge as endpoint } from '@cyberluach/api/event-twins'
import { undoMergeByPerson } from '../../features/sources/merge/merge-by-person.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const undoMerge = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const undone = await undoMergeByPerson({ services, user }, { kept: params.id, merge: body.merge })
  return 'kind' in undone ? undone : done(200, undone)
})
