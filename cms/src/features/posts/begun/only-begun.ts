import type { BaseFilter } from 'payload'
import { databasePool } from '../../../platform/database/pool.ts'
import { emptyDraftIds } from '../remove-empty-drafts.ts'

/** What the panel offers of posts: Payload makes one as soon as a form is opened, which is none before its first word. */
export const onlyBegun: BaseFilter = async () => {
  const ids = await emptyDraftIds(databasePool())
  return ids.length > 0 ? { id: { not_in: ids } } : null
}
