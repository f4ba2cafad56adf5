import type { Pool, PoolClient } from 'pg'
import type { StoredPost } from './readable-post.ts'
import { storedPostsOf, type PostRow } from './stored-post.ts'

/** A post as it was last saved, published or not, for those who may see that; null where there is none. */
export async function readDraft(database: Pool | PoolClient, id: string): Promise<StoredPost | null> {
  const { rows } = await database.query<PostRow>(
    `select p.id, v.version_slug as slug, v.version_author as author, v.version_cover_image as cover_image,
       v.version_published_at as published_at, v.updated_at,
       array(select t.text from _posts_v_texts t where t.parent_id = v.id and t.path = 'version.tags'
         order by t."order") as tags,
       (select json_object_agg(l._locale, json_build_object(
           'title', l.version_title, 'excerpt', l.version_excerpt, 'content', l.version_content))
         from _posts_v_locales l where l._parent_id = v.id) as texts,
       (select json_build_object('name', m.filename, 'width', m.width, 'height', m.height,
           'alt', (select json_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id))
         from media m where m.id = v.version_cover_id and m.filename is not null) as cover
     from posts p join _posts_v v on v.parent_id = p.id and v.latest
     where p.id = $1 order by v.updated_at desc limit 1`,
    [id],
  )
  return (await storedPostsOf(database, rows))[0] ?? null
}
