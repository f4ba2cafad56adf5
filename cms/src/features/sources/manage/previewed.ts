import type { previewRequest } from '@cyberluach/api/sources'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Previewed } from '../sync/preview-source.ts'
import { findSource } from '../sync/source.ts'

/** What a preview is asked of: a source as it is kept, or as it is being written; null where the kept one is gone. */
export async function previewedOf(
  pool: Pool,
  asked: z.output<typeof previewRequest>,
): Promise<Previewed | null> {
  const kept = asked.id === undefined ? null : await findSource(pool, asked.id)
  if (asked.id !== undefined && !kept) return null
  if (!('address' in asked)) return kept
  const { kind, address, eventType = null, hasPermission } = asked
  return { id: kept?.id ?? crypto.randomUUID(), kind, address, eventType, hasPermission }
}
