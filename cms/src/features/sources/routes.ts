import * as sourcesApi from '@cyberluach/api/sources'
import { listSources as readSources, listRuns } from './manage/list-sources.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { createSource as create, editSource as edit, deleteSource as remove } from './manage/write-source.ts'
import { syncNow } from './manage/sync-now.ts'
import { previewedOf } from './manage/previewed.ts'
import { previewSource as preview } from './sync/preview-source.ts'
import * as proposalsApi from '@cyberluach/api/proposals'
import { listProposals as readProposals, listDecided as readDecided } from './decide/list-proposals.ts'
import { decideProposal as decide } from './decide/decide-proposal.ts'
import { undoProposal as undo } from './decide/undo-proposal.ts'
import * as managedEventsApi from '@cyberluach/api/managed-events'
import { readTwins } from './merge/read-twins.ts'
import { inReadOnlyTransaction } from '../../platform/database/transaction.ts'
import { mergeByPerson, undoMergeByPerson } from './merge/merge-by-person.ts'
import * as eventsApi from '@cyberluach/api/events'
import { readCredits } from './credits.ts'
import * as submissionsApi from '@cyberluach/api/submissions'
import { readLink as read } from './read-link/read-link.ts'

export const listSources = handle(sourcesApi.listSources, async ({ services }) =>
  done(200, await readSources(services.pool, new Date())),
)

export const createSource = handle(
  sourcesApi.createSource,
  async ({ body, services, signedIn: { user } }) => {
    const created = await create({ services, user }, body)
    return 'code' in created ? created : done(201, created)
  },
)

export const editSource = handle(
  sourcesApi.editSource,
  async ({ params, body, services, signedIn: { user } }) => {
    const edited = await edit({ services, user }, params.id, body)
    return 'code' in edited ? edited : done(200, edited)
  },
)

export const deleteSource = handle(
  sourcesApi.deleteSource,
  async ({ params, services, signedIn: { user } }) =>
    (await remove({ services, user }, params.id)) ?? done(204, null),
)

export const syncSource = handle(sourcesApi.syncSource, async ({ params, services, signedIn: { user } }) => {
  const syncing = await syncNow({ services, user }, params.id)
  return 'code' in syncing ? syncing : done(200, syncing)
})

export const listSourceRuns = handle(sourcesApi.listSourceRuns, async ({ params, services }) => {
  const runs = await listRuns(services.pool, params.id)
  return runs ? done(200, runs) : refused('notFound')
})

/** Whoever asks has our server ask others: not without end. */
export const previewSource = handle(
  sourcesApi.previewSource,
  async ({ body, services, signedIn: { user } }) => {
    const retryAfter = await services.limits.take('sourcePreviews', user.id)
    if (retryAfter !== null) return refused('tooMany', { retryAfter })
    const source = await previewedOf(services.pool, body)
    return source ? done(200, await preview(services, source)) : refused('notFound')
  },
)

export const listProposals = handle(proposalsApi.listProposals, async ({ query, services }) =>
  done(200, await readProposals(services.pool, query)),
)

export const listDecided = handle(proposalsApi.listDecided, async ({ query, services }) =>
  done(200, await readDecided(services.pool, query)),
)

export const decideProposal = handle(
  proposalsApi.decideProposal,
  async ({ params, body, services, signedIn: { user } }) => {
    const decided = await decide({ services, user }, params.id, body)
    return 'kind' in decided ? decided : done(200, decided)
  },
)

export const undoProposal = handle(
  proposalsApi.undoProposal,
  async ({ params, services, signedIn: { user } }) => {
    const proposal = await undo({ services, user }, params.id)
    return 'code' in proposal ? proposal : done(200, proposal)
  },
)

export const listTwins = handle(managedEventsApi.listDuplicates, async ({ params }) => {
  const twins = await inReadOnlyTransaction((client) => readTwins(client, params.id))
  return twins ? done(200, twins) : refused('notFound')
})

export const mergeEvents = handle(
  managedEventsApi.mergeEvents,
  async ({ params, body, services, signedIn: { user } }) => {
    const merged = await mergeByPerson({ services, user }, { kept: params.id, gone: body.event })
    return 'kind' in merged ? merged : done(200, merged)
  },
)

export const undoMerge = handle(
  managedEventsApi.undoMerge,
  async ({ params, body, services, signedIn: { user } }) => {
    const undone = await undoMergeByPerson({ services, user }, { kept: params.id, merge: body.merge })
    return 'kind' in undone ? undone : done(200, undone)
  },
)

export const listCredits = handle(eventsApi.listCredits, async ({ services: { pool } }) =>
  done(200, await readCredits(pool)),
)

/** Whom a limit of everybody together counts. */
const everybody = 'everybody'

export const readLink = handle(submissionsApi.readLink, async ({ body, services, address }) => {
  if (!services.configuration.readsLinks) return refused('notFound')
  if (address !== null) {
    const { limits } = services
    const wait = (await limits.take('readLinks', address)) ?? (await limits.take('readLinksOfAll', everybody))
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }
  return done(200, await read(body.url, services))
})
