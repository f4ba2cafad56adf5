import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'

/** What a picture shows, and whether it is there, stands on the pages of posts: the edge hears of it at the commit. */
export const tellOfPicture: CollectionAfterChangeHook = async ({ operation, req }) => {
  // No post shows yet what was uploaded just now.
  if (operation === 'update') await tellReaders(req)
}

export const tellOfDeletedPicture: CollectionAfterDeleteHook = ({ req }) => tellReaders(req)

async function tellReaders(req: PayloadRequest): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`select pg_notify('site_cache', '{"tags":["posts"]}')`)
}
