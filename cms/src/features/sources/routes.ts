import * as sourcesApi from '@cyberluach/api/sources'
import {
  listSources as readSources,
  listRuns,
  createSource as create,
  editSource as edit,
  deleteSource as remove,
  syncNow,
  previewedOf,
} from './manage.ts'
import * as suggestedSourcesApi from '@cyberluach/api/suggested-sources'
import { suggestSources as suggest } from './suggestions/suggestions.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { previewSource as preview } from './preview.ts'
import { discoverSource as discover } from '@cyberluach/api/source-discovery'
import { discoverLists } from './fetch/discover.ts'
import * as proposalsApi from '@cyberluach/api/proposals'
import { listProposals as readProposals, listDecided as readDecided } from './publish/proposals.ts'
import { decideProposal as decide } from './publish/decide.ts'
import { decideTogether as decideMany, undoTogether as undoMany } from './publish/batches.ts'
import { undoProposal as undo } from './publish/undo.ts'
import * as managedEventsApi from '@cyberluach/api/managed-events'
import { readDuplicates, mergeByPerson, undoMergeByPerson } from './publish/merge.ts'
import { inReadOnlyTransaction } from '../../platform/database/transaction.ts'
import * as eventsApi from '@cyberluach/api/events'
import { readCredits } from './credits.ts'
import * as submissionsApi from '@cyberluach/api/submissions'
import { readLink as read } from './fetch/read-list.ts'
import { ownListRoutes } from './own-lists.ts'

const listSources = handle(sourcesApi.listSources, async ({ services }) =>
  done(200, await readSources(services.pool, new Date())),
)

const suggestSources = handle(suggestedSourcesApi.suggestSources, async ({ query, services }) =>
  done(200, await suggest(services.pool, query)),
)

const createSource = handle(sourcesApi.createSource, async ({ body, services, signedIn: { user } }) => {
  const created = await create({ services, user }, body)
  return 'code' in created ? created : done(201, created)
})

const editSource = handle(sourcesApi.editSource, async ({ params, body, services, signedIn: { user } }) => {
  const edited = await edit({ services, user }, params.id, body)
  return 'code' in edited ? edited : done(200, edited)
})

const deleteSource = handle(
  sourcesApi.deleteSource,
  async ({ params, services, signedIn: { user } }) => (await remove({ services, user }, params.id)) ?? done(204, null),
)

const syncSource = handle(sourcesApi.syncSource, async ({ params, services, signedIn: { user } }) => {
  const syncing = await syncNow({ services, user }, params.id)
  return 'code' in syncing ? syncing : done(200, syncing)
})

const listSourceRuns = handle(sourcesApi.listSourceRuns, async ({ params, services }) => {
  const runs = await listRuns(services.pool, params.id)
  return runs ? done(200, runs) : refused('notFound')
})

/** Whoever asks has our server ask others: not without end. */
const previewSource = handle(sourcesApi.previewSource, { limit: 'sourcePreviews' }, async ({ body, services }) => {
  const source = await previewedOf(services.pool, body)
  return source ? done(200, await preview(services, source)) : refused('notFound')
})

const discoverSource = handle(discover, { limit: 'sourcePreviews' }, async ({ body, services }) =>
  done(200, await discoverLists(services, body.address)),
)

const listProposals = handle(proposalsApi.listProposals, async ({ query, services }) =>
  done(200, await readProposals(services.pool, query)),
)

const listDecided = handle(proposalsApi.listDecided, async ({ query, services }) =>
  done(200, await readDecided(services.pool, query)),
)

const decideProposal = handle(proposalsApi.decideProposal, async ({ params, body, services, signedIn: { user } }) => {
  const decided = await decide({ services, user }, params.id, body)
  return 'kind' in decided ? decided : done(200, decided)
})

const decideTogether = handle(proposalsApi.decideTogether, ({ body, services, signedIn: { user }, once }) =>
  once(async (client) => done(200, await decideMany({ services, user, client }, body))),
)

const undoTogether = handle(proposalsApi.undoTogether, async ({ params, services, signedIn: { user }, once }) =>
  once(async (client) => done(200, await undoMany({ services, user, client }, params.id))),
)

const undoProposal = handle(proposalsApi.undoProposal, async ({ params, services, signedIn: { user } }) => {
  const proposal = await undo({ services, user }, params.id)
  return 'code' in proposal ? proposal : done(200, proposal)
})

const listDuplicates = handle(managedEventsApi.listDuplicates, async ({ params }) => {
  const duplicates = await inReadOnlyTransaction((client) => readDuplicates(client, params.id))
  return duplicates ? done(200, duplicates) : refused('notFound')
})

const mergeEvents = handle(managedEventsApi.mergeEvents, async ({ params, body, services, signedIn: { user } }) => {
  const merged = await mergeByPerson({ services, user }, { kept: params.id, gone: body.event })
  return 'kind' in merged ? merged : done(200, merged)
})

const undoMerge = handle(managedEventsApi.undoMerge, async ({ params, body, services, signedIn: { user } }) => {
  const undone = await undoMergeByPerson({ services, user }, { kept: params.id, merge: body.merge })
  return 'kind' in undone ? undone : done(200, undone)
})

const listCredits = handle(eventsApi.listCredits, { readsReplica: true }, async ({ services: { pool } }) =>
  done(200, await readCredits(pool)),
)

const readLink = handle(submissionsApi.readLink, { limit: 'readLinks' }, async ({ body, services }) =>
  services.configuration.readsLinks ? done(200, await read(body.url, services)) : refused('notFound'),
)

export const sourceRoutes = [
  listCredits,
  readLink,
  listDuplicates,
  mergeEvents,
  undoMerge,
  listProposals,
  decideProposal,
  undoProposal,
  decideTogether,
  undoTogether,
  listDecided,
  listSources,
  createSource,
  editSource,
  deleteSource,
  syncSource,
  listSourceRuns,
  previewSource,
  suggestSources,
  discoverSource,
  ...ownListRoutes,
] as const
