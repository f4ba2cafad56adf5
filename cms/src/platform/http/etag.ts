import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { version } from '../version.ts'

/** Whether the reader holds what this tag names already. */
export function matchesEtag(headers: Headers, etag: string): boolean {
  const tags = headers.get('if-none-match')
  if (tags === null) return false
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

export function tagOf(...parts: string[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url')}"`
}

/** The lists whose changes the database counts. */
export type CountedList = 'submissions' | 'subscribers' | 'posts'

/**
 * The tag of an answer about a list, made without reading the list: it changes with every committed change. To be read
 * before the list, so that what changes in between is asked for again rather than missed.
 */
export async function tagOfList(pool: Pool, list: CountedList, ...about: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ changes: string }>('select changes from change_counters where list = $1', [list])
  return tagOf(JSON.stringify([version, list, rows[0]?.changes, ...about]))
}
