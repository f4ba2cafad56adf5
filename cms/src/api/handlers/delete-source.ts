import { deleteSource as endpoint } from '@cyberluach/api/manage-sources'
import { deleteSource as remove } from '../../features/sources/manage/write-source.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const deleteSource = handle(
  endpoint,
  async ({ params, services, signedIn: { user } }) =>
    (await remove({ services, user }, params.id)) ?? done(204, null),
)
