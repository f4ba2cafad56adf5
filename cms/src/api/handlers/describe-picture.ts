import { describePicture as endpoint } from '@cyberluach/api/pictures'
import { describePicture as describe } from '../../features/media/write-picture.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const describePicture = handle(endpoint, async ({ services, signedIn, params, body }) => {
  const picture = await describe({ services, user: signedIn.user }, params.id, body)
  return picture ? done(200, picture) : refused('notFound')
})
