import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import type { Endpoint, PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { roleOf } from '../../../../access/roles.ts'
import { bodyOf } from '../../../../panel/admin-endpoint.ts'
import { configuration } from '../../../../platform/configuration.ts'
import { databasePool } from '../../../../platform/database/pool.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isOwnOrigin } from '../../../../platform/own-origin.ts'
import { limitsOn } from '../../../../platform/rate-limits.ts'
import { recordAudit } from '../../../audit/record-audit.ts'
import { endOtherSessions } from '../../activity.ts'
import { isPassword } from '../../password.ts'
import { beginApp, confirmApp, hasApp, removeFactors, takeCode, type Person } from '../factors.ts'
import { qrOf } from '../qr.ts'
import { renewRecoveryCodes } from '../recovery-codes.ts'
import { securityCalls, type SecurityAnswers } from './calls.ts'

type Problem = keyof Messages['securityPanel']['problems']
type Asked = { client: PoolClient; person: Person; proof: string; sessionId: string }
type Work<Name extends keyof SecurityAnswers> = (asked: Asked) => Promise<SecurityAnswers[Name] | Problem>

/** What somebody who is signed in changes of their own second factor, each time with a proof that it is they. */
export const securityEndpoints: Endpoint[] = [
  endpoint('begin', async ({ client, person, proof }) => {
    if (!(await isPassword(databasePool(), person.username, proof))) return 'wrongPassword'
    const key = await beginApp(client, person)
    return key ? { ...key, qr: qrOf(key.uri) } : 'already'
  }),
  endpoint('confirm', async ({ client, person, proof, sessionId }) => {
    const recoveryCodes = await confirmApp(client, person, proof)
    if (!recoveryCodes) return 'wrongCode'
    // Whoever got in by the password alone, and is not who turned this on, is out.
    await endOtherSessions(client, person.id, sessionId)
    return { recoveryCodes }
  }),
  endpoint('renew', async ({ client, person, proof }) => {
    const fault = await faultOf(client, person, proof)
    if (fault) return fault
    const recoveryCodes = await renewRecoveryCodes(client, person.id)
    await recordAudit(client, { action: 'recoveryCodesMade', username: person.username, subject: person.id })
    return { recoveryCodes }
  }),
  endpoint('remove', async ({ client, person, proof }) => {
    const fault = await faultOf(client, person, proof)
    if (fault) return fault
    await removeFactors(client, person)
    return { removed: true }
  }),
]

const headers = { 'cache-control': 'no-store' }

function endpoint<Name extends keyof SecurityAnswers>(name: Name, work: Work<Name>): Endpoint {
  return {
    ...securityCalls[name],
    async handler(req) {
      const sessionId = (req.user as { _sid?: unknown } | null)?._sid
      const isOwn = isOwnOrigin(req.headers, configuration().publicUrl)
      if (!req.user || roleOf(req.user) === null || typeof sessionId !== 'string') {
        return refuse(req, 401, 'forbidden')
      }
      if (!isOwn) return refuse(req, 403, 'forbidden')
      const { proof } = await bodyOf(req)
      if (typeof proof !== 'string' || proof.trim() === '' || proof.length > 500) {
        return refuse(req, 422, 'empty')
      }
      const person = {
        id: String(req.user.id),
        username: String((req.user as { username?: unknown }).username),
      }
      const limits = limitsOn(databasePool(), configuration())
      // Counted before it is looked at, so that guesses of the same moment count, too.
      if ((await limits.take('proofs', person.username)) !== null) return refuse(req, 429, 'tooMany')
      const answer = await inTransaction((client) => work({ client, person, proof, sessionId }))
      if (typeof answer === 'string') return refuse(req, answer === 'already' ? 409 : 403, answer)
      await limits.forget('proofs', person.username)
      return Response.json(answer, { headers })
    },
  }
}

/**
 * Why nothing is changed; null where there is a second factor, and the code is one of its codes. The password is no
 * proof here: whoever found an open screen can give the account another one.
 */
async function faultOf(client: PoolClient, person: Person, proof: string): Promise<Problem | null> {
  if (!(await hasApp(client, person.id))) return 'failed'
  return (await takeCode(client, person, proof)) ? null : 'wrongCode'
}

function refuse({ i18n }: PayloadRequest, status: number, problem: Problem): Response {
  const message = messagesFor(localeOf(i18n?.language)).securityPanel.problems[problem]
  return Response.json({ errors: [{ message }] }, { status, headers })
}
