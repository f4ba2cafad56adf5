import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded.ts'
import { waitUntil } from '../../system/steps.ts'
import { createGuard } from '../guard/guard.ts'
import { createHandler } from '../handler.ts'
import { listenForChanges } from './invalidation.ts'
import { createPageCache } from './page-cache.ts'
import { createPageServer } from '../render/page-server.ts'
import { createUpstream } from '../proxy/proxy.ts'
import { createTextReader, createTexts } from './texts.ts'
import type { SiteApp } from '../render/render.ts'
import { signingKey } from '../http/session.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

let folder: string
let database: EmbeddedDatabase
let client: pg.Client
let reader: pg.Client
let cms: Server
let edges: Awaited<ReturnType<typeof startEdge>>[]

beforeAll(async () => {
  folder = await temporaryFolder('texts-')
  database = await startEmbeddedDatabase(folder, () => undefined)
  client = new pg.Client({ connectionString: database.url })
  reader = new pg.Client({ connectionString: database.url })
  await Promise.all([client.connect(), reader.connect()])
  await client.query('create table shown (title text not null)')
  await client.query(`insert into shown values ('text 0')`)
  cms = createServer(async (_request, response) => {
    const { rows } = await reader.query<{ title: string }>('select title from shown')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ en: { 'home.heroTitle': rows[0]?.title }, he: {} }))
  })
  const cmsUrl = `http://127.0.0.1:${await listening(cms)}`
  edges = await Promise.all([startEdge(cmsUrl), startEdge(cmsUrl)])
})
afterAll(async () => {
  for (const edge of edges) await edge.stop()
  cms.closeAllConnections()
  cms.close()
  await Promise.all([client.end(), reader.end()])
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A page that takes a while to be made, and shows the text it was given when it began. */
const slowSite: SiteApp = {
  routes: [],
  async render(_request, { givenTexts }) {
    const given = await givenTexts
    await pause(Math.random() * 20)
    const headers = { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=30', 'cache-tag': 'texts' }
    if (!given?.isCurrent) headers['cdn-cache-control'] = ''
    return new Response(given?.overrides.en['home.heroTitle'] ?? 'built in', { headers })
  },
}

/** An edge as `main.ts` puts it together. */
async function startEdge(cmsUrl: string) {
  const cache = createPageCache(1_000_000)
  const pages = createPageServer(cache)
  const texts = createTexts(createTextReader(cmsUrl), cache)
  let purges = 0
  const changes = listenForChanges(database.url, [cache], () => {
    purges += 1
    pages.forgetUnderWay()
    texts.catchUp()
  })
  const server = createServer(
    createHandler({
      site: slowSite,
      files: new Map(),
      pages,
      lists: createPageServer(createPageCache(1_000_000)),
      guard: createGuard(),
      cms: createUpstream(cmsUrl),
      publicUrl: null,
      ownHost: 'none',
      loginPath: 'quiet-door',
      trustedProxies: 0,
      sessionKey: signingKey('a secret that only the tests know'),
      takeBeacon: async (_request, response) => void response.writeHead(204).end(),
      texts,
    }),
  )
  const address = `http://127.0.0.1:${await listening(server)}/`
  await waitUntil(async () => purges > 0, 5000)
  return {
    shown: async () => (await fetch(address)).text(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await changes.stop()
    },
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('a changed text is soon on every edge, and no render that began before is kept', async () => {
  for (let i = 1; i <= 25; i += 1) {
    const visitors = edges.map((edge) => readOn(edge))
    await client.query('begin')
    await client.query('update shown set title = $1', [`text ${i}`])
    await client.query(`select pg_notify('site_cache', '{"tags":["texts"]}')`)
    await client.query('commit')
    for (const edge of edges) await waitUntil(async () => (await edge.shown()) === `text ${i}`, 10_000, 5)
    await Promise.all(visitors.map((visitor) => visitor.leave()))
    for (const edge of edges) expect(await edge.shown()).toBe(`text ${i}`)
  }
})

/** A visitor who reloads without a rest, so that some render is always under way. */
function readOn(edge: { shown: () => Promise<string> }) {
  let isLeaving = false
  const reading = (async () => {
    while (!isLeaving) await edge.shown()
  })()
  return {
    async leave() {
      isLeaving = true
      await reading
    },
  }
}
