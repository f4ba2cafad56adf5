import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'

/** The addresses that begin like this one, other posts' only, as Payload's own operation sees them. */
export async function takenSlugs(
  req: PayloadRequest,
  slug: string,
  exceptId: unknown,
): Promise<ReadonlySet<string>> {
  const own = typeof exceptId === 'string' ? exceptId : null
  const { rows } = await (
    await databaseOf(req)
  ).execute<{ slug: string }>(
    sql`select slug from posts where starts_with(slug, ${slug.slice(0, 100)}) and (${own}::uuid is null or id <> ${own}::uuid)`,
  )
  return new Set(rows.map((row) => row.slug))
}
