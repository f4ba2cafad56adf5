import type { Messages } from '@cyberluach/i18n/messages'
import type { Endpoint } from 'payload'
import type { PoolClient } from 'pg'
import { roleOf, type Role, sessionIdOf } from '../../../../access/roles.ts'
import { bodyOf, refusalOf } from '../../../../panel/panel-endpoint.ts'
import { configuration } from '../../../../platform/configuration.ts'
import { databasePool } from '../../../../platform/database/pool.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isOwnOrigin } from '../../../../platform/http/request.ts'
import { limitsOn } from '../../../../platform/rate-limits.ts'
import { recordAudit } from '../../../audit/audit.ts'
import type { Person } from '../factors.ts'
import { type SecurityAnswers, securityCalls } from './calls.ts'

export type Problem = keyof Messages['securityPanel']['problems']

type SecurityRequest = {
  client: PoolClient
  person: Person
  role: Role
  sessionId: string
  headers: Headers
  /** A field that was sent, trimmed; what is no text or too long is empty. */
  field: (name: string) => string
  body: Record<string, unknown>
}

type Work<Name extends keyof SecurityAnswers> = (request: SecurityRequest) => Promise<SecurityAnswers[Name] | Problem>

const statuses: Partial<Record<Problem, number>> = { already: 409, gone: 404, empty: 422 }
const wrongProofs: ReadonlySet<Problem> = new Set(['wrongCode', 'wrongPassword'])
const longest = 500

/**
 * A call by which somebody who is signed in changes their own second factor, or ends sessions. Tries are counted before
 * they are looked at, so that guesses of the same moment count, too; what was right is forgotten. A call that asks for no
 * proof is no try, and makes room for none.
 */
export function securityEndpoint<Name extends keyof SecurityAnswers>(
  name: Name,
  work: Work<Name>,
  { asksForProof = true } = {},
): Endpoint {
  return {
    ...securityCalls[name],
    async handler(req) {
      const [role, sessionId] = [roleOf(req.user), sessionIdOf(req.user)]
      if (!req.user || role === null || sessionId === null) return refusalOf(req, 'securityPanel', 'forbidden', 401)
      if (!isOwnOrigin(req.headers, configuration().publicUrl)) return refusalOf(req, 'securityPanel', 'forbidden', 403)
      const person = { id: String(req.user.id), username: String(req.user.username) }
      const body = await bodyOf(req)
      const field = (key: string) => textIn(body[key])
      const pool = databasePool()
      const limits = limitsOn(pool, configuration())
      if (asksForProof && (await limits.take('proofs', person.username)) !== null)
        return refusalOf(req, 'securityPanel', 'tooMany', 429)
      const request = { person, role, sessionId, headers: req.headers, field, body }
      const answer = await inTransaction((client) => work({ ...request, client }))
      if (typeof answer === 'string') {
        if (wrongProofs.has(answer))
          await recordAudit(pool, { action: 'proofFailed', username: person.username, subject: person.id })
        return refusalOf(req, 'securityPanel', answer, statuses[answer] ?? 403)
      }
      if (asksForProof) await limits.forget('proofs', person.username)
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' && value.length <= longest ? value.trim() : ''
}
