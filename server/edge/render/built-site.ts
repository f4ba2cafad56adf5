import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import inject, { type Response as Injected } from 'light-my-request'
import { projectFolder } from '../../config.ts'
import { filled, markName, type HeldBack, type SiteAnswer, type SiteApp, type SiteRoute } from './render.ts'
import type { CachedReads } from '../cache/cached-reads.ts'
import type { CurrentTexts } from '../cache/texts.ts'

const builtSite = join(projectFolder, 'site/dist/server')

/** The built site. `folder` holds its entry, and the list of its routes; `secret` is what nobody who writes in the calendar knows. */
export async function loadSite(folder = builtSite, secret: string = randomUUID()): Promise<SiteApp> {
  const { handler } = (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as {
    handler: SiteHandler
  }
  process.on('unhandledRejection', endOf)
  return siteFrom(handler, await routesOf(folder), markName(secret))
}

async function routesOf(folder: string): Promise<SiteRoute[]> {
  const list = await readFile(join(folder, 'routes.json'), 'utf8')
  const routes = JSON.parse(list) as { route: string; type: string; pattern: string }[]
  return routes.map((route) => ({ ...route, pattern: new RegExp(route.pattern) }))
}

/**
 * What nobody handled ends the process, as it does by itself where nobody listens: the entry listens, and drops what
 * comes from outside of a page.
 */
function endOf(reason: unknown): never {
  throw reason
}

/** As `@astrojs/node` builds it: `next` is called where the site has no such address. */
type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: SiteLocals,
) => Promise<void>

/** What the site's middleware finds in its locals. */
type SiteLocals = {
  givenTexts?: Promise<CurrentTexts>
  givenReads?: CachedReads
  deadline?: AbortSignal
  askedPath?: string
  heldBack: HeldBack
}

/** The site whose pages a handler renders. */
function siteFrom(handler: SiteHandler, routes: SiteRoute[], name: string): SiteApp {
  return {
    routes,
    async render(request, { asNotFound = false, clientAddress, givenTexts, givenReads, deadline }) {
      const pageRequest = {
        url: new URL(request.url),
        method: request.method,
        headers: Object.fromEntries(request.headers),
        payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
        clientAddress,
      }
      const locals = {
        ...(givenTexts && { givenTexts }),
        ...(givenReads && { givenReads }),
        ...(deadline && { deadline }),
      }
      const found = asNotFound
        ? null
        : await answerOf(handler, pageRequest, { ...locals, heldBack: { name, parts: [] } })
      if (found) return found
      const { pathname, search, origin } = pageRequest.url
      const instead = { ...pageRequest, url: new URL(`/404${search}`, origin) }
      const notFound = await answerOf(handler, instead, {
        ...locals,
        askedPath: pathname,
        heldBack: { name, parts: [] },
      })
      if (!notFound) throw new Error('The site has no page for what is not there')
      return notFound
    },
  }
}

type PageRequest = {
  url: URL
  method: string
  headers: Record<string, string>
  payload: Buffer | undefined
  clientAddress: string | undefined
}

/** null where the site has no such address. */
async function answerOf(
  handler: SiteHandler,
  pageRequest: PageRequest,
  locals: SiteLocals,
): Promise<SiteAnswer | null> {
  const { url, method, headers, payload, clientAddress } = pageRequest
  const sentHeaders = { 'user-agent': undefined, ...headers, host: url.host }
  let isThere = true
  const answer = await inject(
    (request, response) => {
      // Where the handler reads protocol and address from.
      Object.assign(request.socket, { encrypted: url.protocol === 'https:', remoteAddress: clientAddress })
      const next = () => {
        isThere = false
        response.end()
      }
      handler(request, response, next, locals).catch((error: Error) => response.destroy(error))
    },
    {
      url: url.pathname + url.search,
      method,
      headers: sentHeaders,
      ...(payload && { payload }),
      validate: false,
      // Otherwise it makes a text of each page besides, which nobody reads.
      payloadAsStream: true,
    },
  )
  return isThere ? answerFrom(answer, locals.heldBack) : null
}

/** Written for a connection that is not there. */
const forTheConnection = new Set(['date', 'connection', 'transfer-encoding'])

function answerFrom({ statusCode, headers, stream }: Injected, heldBack: HeldBack): SiteAnswer {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (!forTheConnection.has(name)) for (const each of [value ?? []].flat()) result.append(name, String(each))
  return {
    status: statusCode,
    headers: result,
    bytes: async () => filled(Buffer.concat(await stream().toArray()), heldBack),
  }
}
