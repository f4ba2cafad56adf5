import type { PayloadRequest, TypedUser } from 'payload'
import type { SignedInUser } from './activity.ts'

/** The request's own user, as access control and hooks see it. */
export async function actAs(req: PayloadRequest, { id }: SignedInUser): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, req })
  Object.assign(req, { user: { ...user, collection: 'users' } as TypedUser })
}
