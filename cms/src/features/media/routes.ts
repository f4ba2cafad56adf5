import * as postsApi from '@cyberluach/api/posts'
import { uploadPicture, describePicture as describe } from './write-picture.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'

const createPicture = handle(postsApi.createPicture, async ({ services, signedIn, body }) => {
  const picture = await uploadPicture({ services, user: signedIn.user }, body)
  return 'kind' in picture ? picture : done(201, picture)
})

const describePicture = handle(postsApi.describePicture, async ({ services, signedIn, params, body }) => {
  const picture = await describe({ services, user: signedIn.user }, params.id, body)
  return picture ? done(200, picture) : refused('notFound')
})

export const pictureRoutes = [createPicture, describePicture] as const
