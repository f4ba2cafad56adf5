import type { Pool } from 'pg'
import type { BaseFilter } from 'payload'
import { databasePool } from '../../platform/database/pool.ts'
import { panelEndpoint } from '../../panel/panel-endpoint.ts'
import { leaveCall } from './calls.ts'

/**
 * Removes drafts that somebody opened and never wrote: the panel makes one each time that a new post is begun. A day
 * later nobody is still about to write the first word.
 */
export async function removeEmptyDrafts(pool: Pool): Promise<void> {
  await remove(pool, `v.updated_at > now() - interval '1 day' or`, [])
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

/** What the panel offers of posts: Payload makes one as soon as a form is opened, which is none before its first word. */
export const onlyBegun: BaseFilter = async () => {
  const { rows } = await databasePool().query<{ id: string }>(empty('', ''))
  return rows.length > 0 ? { id: { not_in: rows.map(({ id }) => id) } } : null
}

/** For those who may begin posts: removes one that was left without a word, a picture or an address. */
export const leaveEndpoint = panelEndpoint(leaveCall, 'write', async (_, id) => {
  await remove(databasePool(), '', [id])
  return Response.json({})
})
