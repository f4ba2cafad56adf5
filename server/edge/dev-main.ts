import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseConfig } from '../config.ts'
import { adminDoor, signingKey } from './http/session.ts'
import { createCmsAnswers } from './proxy/cms-answers.ts'
import { logLine } from './peers.ts'
import { refuse, refusePage } from './http/error-answer.ts'
import { createGuard } from './guard/guard.ts'
import { isBeacon } from './handler.ts'
import { createUpstream } from './proxy/proxy.ts'
import { startBeacons } from './visits/start-beacons.ts'
import { devRouteOf } from './dev-route.ts'
import { startServer } from './edge-server.ts'
import { visitorOf } from './http/visitor.ts'

/** The edge of `npm run dev`: the same port and routes, with the two development servers behind them. */
const parsed = parseConfig()
if (!parsed.ok) throw new Error(parsed.error)
const { adminLoginPath, publicUrl, host, port } = parsed.value
const cmsUrl = parsed.value.cmsUrl ?? ''
const siteUrl = parsed.value.siteUrl ?? ''
const secret = parsed.value.payloadSecret ?? ''
const databaseUrl = parsed.value.databaseUrl ?? ''

const site = createUpstream(siteUrl, { ownsSecurity: true })
const cms = createUpstream(cmsUrl, { ownsSecurity: true })
const sessionKey = signingKey(secret)
// Which pages there are only the build knows.
const isPage = () => true
const beacons = await startBeacons({ ...parsed.value, databaseUrl, payloadSecret: secret, isPage })
const { places } = beacons
const answerFromCms = createCmsAnswers({ cms, publicUrl, sessionKey, guard: createGuard(), places })

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    logLine('error', 'a request failed', { err: error })
    refusePage(request, response, 'internal')
  })
})
server.on('upgrade', (request, socket, head) => {
  const target = request.url ?? '/'
  const upstream = target.startsWith('/_next/') ? cms : site
  upstream.upgrade(request, socket, head, target)
})
startServer(server, { host, port }, async () => {
  site.close()
  cms.close()
  await beacons.stop()
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const visitor = visitorOf(request, 0)
  if (!visitor) return refuse(request, response, 'badRequest')
  const url = request.url ?? '/'
  const at = url.indexOf('?')
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  const route = devRouteOf(path, adminLoginPath)
  if (route.kind === 'notFound') return refuse(request, response, 'notFound')
  const knock = { method: request.method, path, query, cookie: request.headers.cookie }
  const door = adminDoor(knock, { loginPath: adminLoginPath, sessionKey })
  if (door.kind === 'redirect') return void response.writeHead(302, { location: door.path }).end()
  if (door.kind === 'notFound') return refuse(request, response, 'notFound')
  if (isBeacon(request, route)) return beacons.takeBeacon(request, response, visitor)
  if (route.kind !== 'page') return answerFromCms(request, response, route, query, visitor)
  const target = (route.asNotFound ? '/not-found' : route.path) + query
  if (!(await site.forward(request, response, { target, visitor, surface: 'site', passesBody: true }))) {
    refusePage(request, response, 'unavailable')
  }
}
