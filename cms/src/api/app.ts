import { isOpenRead, openReadHeader } from '@cyberluach/core/site/requests'
import { Hono, type Context, type Next } from 'hono'
import { inRequest, logger } from '../platform/logger.ts'
import type { Services } from '../platform/services.ts'
import { isDatabaseAway } from '../platform/database/availability.ts'
import { answerOf, calendarAnswer, errorAnswer, fileAnswer, unchangedAnswer, openApiAnswer } from './response.ts'
import { authenticate, checked } from './validate-request.ts'
import { handlers } from './routes.ts'
import { languageOf } from '../platform/http/request.ts'
import { refused, type Outcome, type Refusal } from '../platform/http/outcome.ts'
import { noteCall, noteResponseTime } from '../features/health/metrics.ts'
import type { AnyCall, Handler } from '../platform/http/endpoint.ts'
import { answeredBefore, attemptOf, once } from '../platform/http/idempotency.ts'

type Open = () => Promise<Services>

/** The product's API. The services are opened at the first request. */
export function createApp(open: Open): Hono {
  const app = new Hono()
  app.use(({ req }, next) => inRequest(req.header('x-request-id'), next))
  app.use(openToOthers)
  for (const handler of handlers) addEndpoint(app, open, handler)
  app.get('/api/openapi.json', async (context) => {
    const answer = await openApiAnswer(context.req.raw, await open())
    return answer instanceof Response ? answer : refuse(context, answer)
  })
  app.all('/api/sys/*', (context) => guardUnknown(context, open))
  app.notFound((context) => refuse(context, refused('notFound')))
  app.onError((error, context) => fail(context, error))
  return app
}

/** What everybody is told alike, pages of other origins may read as well. */
async function openToOthers(context: Context, next: Next): Promise<void> {
  await next()
  if (isOpenRead(context.req.path)) context.res.headers.set(...openReadHeader)
}

function addEndpoint(app: Hono, open: Open, handler: (typeof handlers)[number]): void {
  const { endpoint } = handler
  const { method, path, facts } = endpoint
  app.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const begun = performance.now()
    const services = await open()
    const call = await checked(endpoint, context, services)
    const outcome: Outcome<unknown> = 'kind' in call ? call : await answerTo(handler, call)
    const took = performance.now() - begun
    if (!facts.isProbe) noteResponseTime(took)
    noteCall(`${method.toUpperCase()} ${path}`, took)
    if (outcome.kind === 'refused') return refuse(context, outcome)
    if (outcome.kind === 'unchanged') return unchangedAnswer(outcome)
    if (outcome.kind === 'calendar') return calendarAnswer(outcome, context.req.raw)
    if (outcome.kind === 'file') return fileAnswer(outcome, context.req.raw)
    return answerOf(outcome, context.req.raw)
  })
}

/** Nothing below `/api/sys` says whether it exists to someone who is not signed in. */
async function guardUnknown(context: Context, open: Open): Promise<Response> {
  const known = await authenticate(context.req.raw.headers, await open())
  return refuse(context, refused(known ? 'notFound' : 'unauthorized'))
}

function refuse(context: Context, refusal: Refusal): Promise<Response> {
  return errorAnswer(refusal, languageOf(context.req.raw.headers))
}

function fail(context: Context, error: Error): Promise<Response> {
  const away = isDatabaseAway(error)
  logFailure(error, { method: context.req.method, route: context.req.routePath })
  return refuse(context, away ? refused('unavailable', { retryAfter: 5 }) : refused('internal'))
}

/**
 * Logs a request that failed. While the database is away every visitor's does, for a reason that each line says: then
 * one short line has to do, without the place in the code.
 */
export function logFailure(error: Error, request: { method: string; route: string }): void {
  if (isDatabaseAway(error)) logger.warn({ ...request, code: codeOf(error) }, 'the database is away')
  else logger.error({ ...request, err: error }, 'a request failed')
}

/** What the innermost cause is known by: its message may hold what visitors wrote. */
export function codeOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined
  const { code, cause, name } = failure as { code?: unknown; cause?: unknown; name?: string }
  return codeOf(cause) ?? (typeof code === 'string' ? code : name)
}

/** Answers a call that has passed the checks of its declaration, by what declaration and route say of themselves. */
export async function answerTo(handler: Handler, call: AnyCall): Promise<Outcome<unknown>> {
  const attempt = attemptOf(handler.endpoint, call)
  if ('kind' in attempt) return attempt
  const early = (await answeredBefore(call.services.pool, attempt)) ?? (await overLimit(handler, call))
  return early ?? answered(handler, { ...call, once: once.bind(null, attempt) as never })
}

async function overLimit({ limit }: Handler, { services, signedIn, address }: AnyCall): Promise<Refusal | null> {
  const subject = signedIn?.user.id ?? address
  if (!limit || subject === null) return null
  const wait = await services.limits.take(limit, subject)
  return wait === null ? null : refused('tooMany', { retryAfter: wait })
}

/** A public read is answered by the replica, where there is one that is not behind; what it cannot, by the primary. */
async function answered({ answer, readsReplica }: Handler, call: AnyCall): Promise<Outcome<unknown>> {
  const { services } = call
  const pool = readsReplica ? await services.readPool?.() : undefined
  if (!pool || pool === services.pool) return answer(call as never)
  try {
    return await answer({ ...call, services: { ...services, pool } } as never)
  } catch (error) {
    // Such as a read that stood in the way of what the replica had to replay.
    if (!isDatabaseAway(error)) throw error
    return answer(call as never)
  }
}
