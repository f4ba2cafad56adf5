import { createSource as endpoint } from '@cyberluach/api/manage-sources'
import { createSource as create } from '../../features/sources/manage/write-source.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const createSource = handle(endpoint, async ({ body, services, signedIn: { user } }) => {
  const created = await create({ services, user }, body)
  return 'code' in created ? created : done(201, created)
})
