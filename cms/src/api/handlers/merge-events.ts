import { mergeEvents as endpoint } from '@cyberluach/api/event-twins'
import { mergeByPerson } from '../../features/sources/merge/merge-by-person.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const mergeEvents = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const merged = await mergeByPerson({ services, user }, { kept: params.id, gone: body.event })
  return 'kind' in merged ? merged : done(200, merged)
})
