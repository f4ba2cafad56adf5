import { join } from 'node:path'
import { messagesWith } from '@cyberluach/i18n/editable-texts'
import { parseConfig, projectFolder } from '../config.ts'
import { loadSite } from './render/built-site.ts'
import { refuseBy } from './http/error-answer.ts'
import { createEdgeServer, startServer } from './edge-server.ts'
import { costs } from './guard/costs.ts'
import { createGuard } from './guard/guard.ts'
import { createHandler } from './handler.ts'
import { improveWhenIdle, renderAhead } from './render/idle-work.ts'
import { listenForChanges } from './cache/invalidation.ts'
import { allWorkers } from './metrics/all-workers.ts'
import { createMetricsAnswer, createEdgeMetrics } from './metrics/edge-metrics.ts'
import { createCachedReads } from './cache/cached-reads.ts'
import { sendInTurn } from './guard/large-answers.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPageServer } from './render/page-server.ts'
import { createUpstream } from './proxy/proxy.ts'
import { sitePaths } from './visits/take-beacon.ts'
import { startBeacons } from './visits/start-beacons.ts'
import { alone, peersOf } from './peers.ts'
import { createTextReader, createTexts } from './cache/texts.ts'
import { signingKey } from './http/session.ts'
import { loadStaticFiles } from './render/static-files.ts'
import { visitorOf } from './http/visitor.ts'

/** A read that waits for the database waits so long, and as long once more. */
const readTimeoutMs = 4000

const parsed = parseConfig()
if (!parsed.ok) throw new Error(parsed.error)
const config = parsed.value
const { cmsUrl } = config
if (!cmsUrl || !config.databaseUrl || !config.payloadSecret) {
  throw new Error('The edge needs CMS_URL, DATABASE_URL and PAYLOAD_SECRET')
}

/** Notices and visits need what a pooler does not give. */
const directUrl = config.databaseDirectUrl ?? config.databaseUrl

const metrics = createEdgeMetrics(config.edgeWorker)
const workers = allWorkers({
  worker: config.edgeWorker,
  workers: config.edgeWorkers,
  own: metrics.figures,
})
const pages = metrics.counting(
  'page',
  createPageServer(createPageCache(costs.pageCacheBytes), undefined, config.cdnMaxAge),
)
const guard = createGuard(
  config.rateLimitScale,
  config.edgeWorkers,
  config.edgeWorkers > 1 ? peersOf(process, 'refusedWrites') : alone(),
)
const lists = metrics.counting(
  'list',
  createPageServer(createPageCache(costs.listCacheBytes), sendInTurn(guard, config.trustedProxies), config.cdnMaxAge),
)
const cms = createUpstream(cmsUrl)
const reads = createCachedReads(
  (target) => cms.read(target, { accept: 'application/json' }, readTimeoutMs),
  pages.cache,
  costs.cachedReadBytes,
)
const texts = createTexts(createTextReader(cmsUrl), pages.cache)
const isSecure = config.publicUrl?.startsWith('https:') ?? false
refuseBy({
  messages: (locale) => messagesWith(locale, texts.known()[locale]),
  isSecure: (request) => isSecure || (visitorOf(request, config.trustedProxies)?.isSecure ?? false),
})
const site = await loadSite(undefined, config.payloadSecret)
const beacons = await startBeacons({
  ...config,
  databaseUrl: directUrl,
  payloadSecret: config.payloadSecret,
  isPage: sitePaths(site.routes),
})
// The cms serves these files too: an edge of another build asks it for those that it does not have.
const panelFiles = await loadStaticFiles(join(projectFolder, 'cms/.next/static'), isSecure, '/_next/static')
const siteFiles = await loadStaticFiles(join(projectFolder, 'site/dist/client'), isSecure)
const handler = createHandler({
  site: metrics.timing(site),
  files: new Map([...panelFiles, ...siteFiles]),
  pages,
  lists,
  guard,
  cms,
  publicUrl: config.publicUrl,
  ownHost: `${config.host}:${config.port}`,
  loginPath: config.adminLoginPath,
  trustedProxies: config.trustedProxies,
  sessionKey: signingKey(config.payloadSecret),
  takeBeacon: beacons.takeBeacon,
  places: beacons.places,
  texts,
  reads,
  watch: metrics.watch,
  metrics: createMetricsAnswer(config, workers, cms),
})
const ahead = renderAhead(pages.cache)
const changes = listenForChanges(directUrl, [pages.cache, lists.cache], () => {
  metrics.purged()
  pages.forgetUnderWay()
  lists.forgetUnderWay()
  texts.catchUp()
  ahead.begin()
})
const rest = improveWhenIdle(pages.cache)

startServer(createEdgeServer(handler, config), config, async () => {
  rest()
  cms.close()
  await beacons.stop()
  await changes.stop()
})
