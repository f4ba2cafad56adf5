import type { Services } from '../../platform/services.ts'

/** A post whose time has come is public without anybody's doing: the edge only has to hear that its pages changed. */
export async function publishDuePosts({ pool }: Services): Promise<void> {
  await pool.query(`select pg_notify('site_cache', '{"tags":["posts"]}')`)
}
