import * as managedEventsApi from '@cyberluach/api/managed-events'
import { createManaged, changeManaged, writtenDocument, changeState, undoChange } from './managed-event.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { readChanges } from './changes.ts'
import { listSeries } from './series.ts'
import { deleteEvents } from './publication.ts'
import { recordAudit } from '../audit/audit.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

const createEvent = handle(managedEventsApi.createEvent, async ({ body, services, signedIn: { user } }) => {
  const { timeZone } = services.configuration
  const created = await createManaged({ services, user }, async (adding) => {
    const written = await writtenDocument(body, adding, { timeZone, before: [] })
    return written.kind === 'refused' ? written : { ...written, state: 'scheduled' }
  })
  return 'kind' in created ? created : done(201, created)
})

/** Mended days of an event make no move of it. */
const editEvent = handle(managedEventsApi.editEvent, async ({ params, query, body, services, signedIn }) => {
  const { timeZone } = services.configuration
  const looked = { id: params.id, version: query.version }
  const changed = await changeManaged({ services, user: signedIn.user }, looked, (held) =>
    writtenDocument(body, held, { timeZone, before: held.event.deadlines }),
  )
  return 'kind' in changed ? changed : done(200, changed)
})

const changeEventState = handle(managedEventsApi.changeEventState, async (call) => {
  const { params, query, body, services, signedIn } = call
  const looked = { id: params.id, version: query.version }
  const changed = await changeState({ services, user: signedIn.user }, looked, body)
  return 'kind' in changed ? changed : done(200, changed)
})

/** Every event has one: how it began. */
const listEventChanges = handle(managedEventsApi.listEventChanges, async ({ params, services: { pool } }) => {
  const changes = await readChanges(pool, params.id)
  return changes.length > 0 ? done(200, changes) : refused('notFound')
})

const undoEventChange = handle(managedEventsApi.undoEventChange, async (call) => {
  const { params, body, services, signedIn } = call
  const undone = await undoChange({ services, user: signedIn.user }, params.id, body.change)
  return 'kind' in undone ? undone : done(200, undone)
})

const listManagedSeries = handle(managedEventsApi.listManagedSeries, async ({ services: { pool } }) =>
  done(200, await listSeries(pool)),
)

/** The line of the audit log is what the seed goes by, too: it stays away from a calendar whose samples were removed. */
const removeSamples = handle(managedEventsApi.removeSamples, async ({ signedIn }) => {
  const removed = await inTransaction(async (client) => {
    const { length: count } = await deleteEvents(client, 'is_sample')
    if (count === 0) return 0
    const { username } = signedIn.user
    await recordAudit(client, { action: 'samplesRemoved', username, details: String(count) })
    return count
  })
  return done(200, { removed })
})

export const eventRoutes = [
  removeSamples,
  listManagedSeries,
  createEvent,
  editEvent,
  changeEventState,
  listEventChanges,
  undoEventChange,
] as const
