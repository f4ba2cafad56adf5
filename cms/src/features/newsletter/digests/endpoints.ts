import { isEmail } from '@cyberluach/core/text/email-and-phone'
import type { Endpoint, PayloadRequest } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { limitsOn } from '../../../platform/rate-limits.ts'
import { adminEndpoint, answerTo, bodyOf, idOf } from '../../../panel/admin-endpoint.ts'
import { digestCalls } from './calls.ts'
import { readProgress } from './progress.ts'
import { countRecipients } from './recipients.ts'

/*
 * Whatever makes letters is loaded when a letter is made: the collections are also read by tools that know no templates.
 */

/** For admins only. */
export const digestEndpoints: Endpoint[] = [
  adminEndpoint(digestCalls.preview, preview),
  adminEndpoint(digestCalls.progress, progress),
  adminEndpoint(digestCalls.test, test),
  adminEndpoint(digestCalls.send, send),
  adminEndpoint(digestCalls.plan, plan),
  adminEndpoint(digestCalls.cancelPlan, cancel),
]

async function preview(req: PayloadRequest): Promise<Response> {
  const { previewOf } = await import('./preview.ts')
  const pool = databasePool()
  const recipients = await countRecipients(pool)
  const letter = await previewOf({ pool, configuration: configuration() }, await bodyOf(req), recipients)
  return Response.json({ recipients, ...letter })
}

async function progress(req: PayloadRequest): Promise<Response> {
  const counts = await readProgress(databasePool(), idOf(req))
  return counts ? Response.json(counts) : answerTo(req, 'notFound', 404)
}

async function send(req: PayloadRequest): Promise<Response> {
  const { sendDigest } = await import('./send-digest.ts')
  const sent = await sendDigest({ configuration: configuration() }, idOf(req), nameOf(req))
  if (sent.ok) return Response.json({ recipients: sent.recipients })
  return answerTo(req, sent.problem, statusOf[sent.problem])
}

async function plan(req: PayloadRequest): Promise<Response> {
  const { planDigest, plannedInstant } = await import('./send-digest.ts')
  const { day, time } = await bodyOf(req)
  const sendAt = plannedInstant(String(day), String(time), configuration().timeZone, new Date())
  if (typeof sendAt === 'string') return answerTo(req, sendAt, 422)
  const planned = await planDigest({ configuration: configuration() }, idOf(req), {
    sendAt,
    username: nameOf(req),
  })
  if (planned.ok) return Response.json({ sendAt: planned.sendAt.toISOString() })
  return answerTo(req, planned.problem, statusOf[planned.problem])
}

async function cancel(req: PayloadRequest): Promise<Response> {
  const { cancelPlan } = await import('./send-digest.ts')
  const status = await cancelPlan(idOf(req), nameOf(req))
  return status === 'draft' ? Response.json({ status }) : answerTo(req, status, 409)
}

function nameOf({ user }: PayloadRequest): string | null {
  return (user as { username?: string } | null)?.username ?? null
}

async function test(req: PayloadRequest): Promise<Response> {
  const { email } = await bodyOf(req)
  const address = typeof email === 'string' ? email.trim() : ''
  if (!isEmail(address)) return answerTo(req, 'email', 422)
  const wait = await limitsOn(databasePool(), configuration()).take('digestTests', String(req.user?.id))
  if (wait !== null) return answerTo(req, 'tooMany', 429, { 'retry-after': String(wait) })
  const { sendTest } = await import('./preview.ts')
  const tested = await sendTest({ configuration: configuration() }, idOf(req), address)
  return tested.ok
    ? Response.json({ email: address })
    : answerTo(req, tested.problem, statusOf[tested.problem])
}

const statusOf = {
  notFound: 404,
  notDraft: 409,
  wrongDays: 422,
  empty: 422,
  noText: 422,
  noRecipients: 422,
} as const
