import { isEmail } from '@cyberluach/core/text/email-and-phone'
import type { Endpoint, PayloadRequest } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { limitsOn } from '../../../platform/rate-limits.ts'
import { panelEndpoint, refusalOf, bodyOf } from '../../../panel/panel-endpoint.ts'
import { digestCalls } from './calls.ts'
import { readProgress, countRecipients } from './recipients.ts'

/*
 * Whatever makes letters is loaded when a letter is made: the collections are also read by tools that know no templates.
 */

export const digestEndpoints: Endpoint[] = (
  [
    [digestCalls.preview, preview],
    [digestCalls.progress, progress],
    [digestCalls.test, test],
    [digestCalls.send, send],
    [digestCalls.plan, plan],
    [digestCalls.cancelPlan, cancel],
  ] as const
).map(([call, handler]) => panelEndpoint(call, 'administer', handler, 'digestPanel'))

async function preview(req: PayloadRequest): Promise<Response> {
  const { previewOf } = await import('./preview.ts')
  const pool = databasePool()
  const recipients = await countRecipients(pool)
  const letter = await previewOf({ pool, configuration: configuration() }, await bodyOf(req), recipients)
  return Response.json({ recipients, ...letter })
}

async function progress(req: PayloadRequest, id: string): Promise<Response> {
  const counts = await readProgress(databasePool(), id)
  return counts ? Response.json(counts) : refusalOf(req, 'digestPanel', 'notFound', 404)
}

async function send(req: PayloadRequest, id: string): Promise<Response> {
  const { sendDigest } = await import('./send-digest.ts')
  const sent = await sendDigest({ configuration: configuration() }, id, req.user?.username ?? null)
  if (sent.ok) return Response.json({ recipients: sent.recipients })
  return refusalOf(req, 'digestPanel', sent.problem, statusOf[sent.problem])
}

async function plan(req: PayloadRequest, id: string): Promise<Response> {
  const { planDigest, plannedInstant } = await import('./send-digest.ts')
  const { day, time } = await bodyOf(req)
  const sendAt = plannedInstant(String(day), String(time), configuration().timeZone, new Date())
  if (typeof sendAt === 'string') return refusalOf(req, 'digestPanel', sendAt, 422)
  const planned = await planDigest({ configuration: configuration() }, id, {
    sendAt,
    username: req.user?.username ?? null,
  })
  if (planned.ok) return Response.json({ sendAt: planned.sendAt.toISOString() })
  return refusalOf(req, 'digestPanel', planned.problem, statusOf[planned.problem])
}

async function cancel(req: PayloadRequest, id: string): Promise<Response> {
  const { cancelPlan } = await import('./send-digest.ts')
  const status = await cancelPlan(id, req.user?.username ?? null)
  return status === 'draft' ? Response.json({ status }) : refusalOf(req, 'digestPanel', status, 409)
}

async function test(req: PayloadRequest, id: string): Promise<Response> {
  const { email } = await bodyOf(req)
  const address = typeof email === 'string' ? email.trim() : ''
  if (!isEmail(address)) return refusalOf(req, 'digestPanel', 'email', 422)
  const wait = await limitsOn(databasePool(), configuration()).take('digestTests', String(req.user?.id))
  if (wait !== null) return refusalOf(req, 'digestPanel', 'tooMany', 429, { 'retry-after': String(wait) })
  const { sendTest } = await import('./preview.ts')
  const tested = await sendTest({ configuration: configuration() }, id, address)
  return tested.ok
    ? Response.json({ email: address })
    : refusalOf(req, 'digestPanel', tested.problem, statusOf[tested.problem])
}

const statusOf = {
  notFound: 404,
  notDraft: 409,
  wrongDays: 422,
  empty: 422,
  noText: 422,
  noRecipients: 422,
} as const
