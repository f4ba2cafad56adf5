import type { FieldChange } from '@cyberluach/api/sources'
import { APIError } from 'payload'
import type { EventRow } from '../../events/rows.ts'
import { documentOfChanges } from '../reconcile/values.ts'
import { writeAs, writeAsPerson } from '../reconcile/authorship.ts'
import { showStatements } from '../reconcile/claims.ts'
import type { Sighting } from '../rows.ts'
import type { Writing } from '../reconcile/context.ts'

type Changing = { sighting: Sighting; event: EventRow; changes: { own: FieldChange[] } }

/**
 * Writes what a source states into an event by Payload, so that its history, its former days and the mails follow. False
 * where Payload does not take it: then nothing of it is written.
 */
export async function writeChanges(
  { services, client, req }: Writing,
  { sighting, event, changes }: Changing,
): Promise<boolean> {
  await client.query('savepoint change')
  try {
    writeAs(req, sighting.sourceId)
    const data = documentOfChanges(changes.own, event)
    await services.payload.update({
      collection: 'events',
      id: event.id,
      data: data as never,
      locale: 'en',
      depth: 0,
      req,
    })
    await showStatements(client, event.id, sighting.sourceId, changes.own)
    await client.query('release savepoint change')
    return true
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await client.query('rollback to savepoint change')
    return false
  } finally {
    writeAsPerson(req)
  }
}
