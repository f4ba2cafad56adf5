import type { Pool } from 'pg'

/**
 * Removes drafts that somebody opened and never wrote: the panel makes one each time that a new post is begun. A day
 * later nobody is still about to write the first word.
 */
export async function removeEmptyDrafts(pool: Pool): Promise<void> {
  await remove(pool, `v.updated_at > now() - interval '1 day' or`, [])
}

/** Removes one that whoever opened it has left again; a draft with a word, a picture or an address stays. */
export async function removeEmptyDraft(pool: Pool, id: string): Promise<void> {
  await remove(pool, '', [id])
}

/** Those that there are now: nothing is shown of them, so that nobody sees a post before it has a word. */
export async function emptyDraftIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(empty('', ''))
  return rows.map(({ id }) => id)
}

async function remove(pool: Pool, keeps: string, ids: string[]): Promise<void> {
  await pool.query(
    `with empty as (${empty(keeps, ids.length > 0 ? 'and p.id = $1' : '')}), versions as (
       delete from _posts_v where parent_id in (select id from empty)
     )
     delete from posts where id in (select id from empty)`,
    ids,
  )
}

function empty(keeps: string, which: string): string {
  return `select p.id from posts p
    where p._status = 'draft' and p.slug is null and p.cover_id is null and p.cover_image is null ${which}
      and not exists (select from posts_locales l where l._parent_id = p.id and ${isWritten('l.')})
      and not exists (select from _posts_v v left join _posts_v_locales l on l._parent_id = v.id
        where v.parent_id = p.id and (${keeps} v.version_slug is not null
          or v.version_cover_id is not null or v.version_cover_image is not null or ${isWritten('l.version_')}))`
}

function isWritten(prefix: string): string {
  return `(coalesce(${prefix}title, '') <> '' or coalesce(${prefix}excerpt, '') <> '' or ${prefix}content is not null)`
}
