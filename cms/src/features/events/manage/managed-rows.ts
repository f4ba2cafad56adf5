import type { ManagedEvent } from '@cyberluach/api/manage-events'
import { versionColumn } from '../calendar-entries.ts'
import { eventColumns, eventOf, type EventRow } from '../event-rows.ts'

export type ManagedRow = EventRow & { version: string; submissionId: string | null; createdAt: Date }

export const managedColumns = `${eventColumns}, ${versionColumn},
  e.submission_id as "submissionId", e.created_at as "createdAt"`

export function managedOf(row: ManagedRow, timeZone: string): ManagedEvent {
  const { version, submissionId, createdAt } = row
  return { ...eventOf(row, timeZone), version, submissionId, createdAt: createdAt.toISOString() }
}
