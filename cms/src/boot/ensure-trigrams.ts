import type { ClientBase, Pool } from 'pg'

/** Trigrams, by which events and queues are searched, are there; or it is said in one line what is to be done. */
export async function ensureTrigrams(database: Pool | ClientBase): Promise<void> {
  try {
    await database.query('create extension if not exists pg_trgm')
  } catch (cause) {
    throw new Error(
      'The database has no extension pg_trgm, and DATABASE_URL’s user may not create it: let its owner run "create extension pg_trgm" there',
      { cause },
    )
  }
}
