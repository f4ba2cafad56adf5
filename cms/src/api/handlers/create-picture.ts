import { createPicture as endpoint } from '@cyberluach/api/pictures'
import { uploadPicture } from '../../features/media/write-picture.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const createPicture = handle(endpoint, async ({ services, signedIn, body }) => {
  const picture = await uploadPicture({ services, user: signedIn.user }, body)
  return 'kind' in picture ? picture : done(201, picture)
})
