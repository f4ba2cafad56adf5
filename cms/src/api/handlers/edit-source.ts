import { editSource as endpoint } from '@cyberluach/api/manage-sources'
import { editSource as edit } from '../../features/sources/manage/write-source.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const editSource = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const edited = await edit({ services, user }, params.id, body)
  return 'code' in edited ? edited : done(200, edited)
})
