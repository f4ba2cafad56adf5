import { may } from '@cyberluach/core/sign-in/roles'
import { isUuid } from '@cyberluach/core/text/identifiers'
import type { Endpoint } from 'payload'
import type { PoolClient } from 'pg'
import { recordAudit } from '../../../audit/audit.ts'
import { addFactorsWarning } from '../../../notices/warnings/add-warning.ts'
import { endOtherSessions, endAll } from '../../sessions.ts'
import { isPassword } from '../../password.ts'
import { addPasskey, passkeyOptions, removePasskey, renamePasskey, relyingParty } from '../../passkeys/passkeys.ts'
import {
  beginApp,
  confirmApp,
  hasFactors,
  removeAllFactors,
  removeApp,
  consumeCode,
  type Person,
  qrOf,
  removeLeftCodes,
  renewRecoveryCodes,
} from '../factors.ts'
import { securityEndpoint, type Problem } from './security-endpoint.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

/**
 * What somebody who is signed in changes of their own second factor, each time with a proof that it is they; and what an
 * admin takes away of somebody who lost theirs.
 */
export const securityEndpoints: Endpoint[] = [
  securityEndpoint('begin', async ({ client, person, field }) => {
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    const key = await beginApp(client, person)
    return key ? { ...key, qr: qrOf(key.uri) } : 'already'
  }),
  securityEndpoint('confirm', async ({ client, person, field, sessionId }) => {
    const recoveryCodes = await confirmApp(client, person, field('proof'))
    if (!recoveryCodes) return 'wrongCode'
    // Whoever got in by the password alone, and is not who turned this on, is out.
    await endOtherSessions(client, person.id, sessionId)
    return { recoveryCodes }
  }),
  securityEndpoint('renew', async ({ client, person, field }) => {
    if (!(await hasFactors(client, person.id))) return 'failed'
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    const recoveryCodes = await renewRecoveryCodes(client, person.id)
    await recordAudit(client, { action: 'recoveryCodesMade', username: person.username, subject: person.id })
    return { recoveryCodes }
  }),
  securityEndpoint('remove', async ({ client, person, field }) => {
    if (!(await hasFactors(client, person.id))) return 'failed'
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    await removeApp(client, person)
    await removeLeftCodes(client, person.id)
    return { removed: true }
  }),
  securityEndpoint('passkeyOptions', async ({ client, person, field, headers }) => {
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    const party = relyingParty(headers)
    return party ? passkeyOptions(client, person, party) : 'failed'
  }),
  securityEndpoint('addPasskey', async ({ client, person, field, body, headers, sessionId }) => {
    const [name, party, response] = [nameIn(field('name')), relyingParty(headers), registrationIn(body)]
    if (name === '') return 'empty'
    const isFirst = !(await hasFactors(client, person.id))
    if (!party || !response || !(await addPasskey(client, person, { response, name, party }))) return 'passkey'
    if (!isFirst) return { recoveryCodes: null }
    await endOtherSessions(client, person.id, sessionId)
    return { recoveryCodes: await renewRecoveryCodes(client, person.id) }
  }),
  securityEndpoint(
    'renamePasskey',
    async ({ client, person, field }) => {
      const [id, name] = [field('id'), nameIn(field('name'))]
      if (name === '') return 'empty'
      return (await renamePasskey(client, person, { id, name })) ? { renamed: true } : 'failed'
    },
    { asksForProof: false },
  ),
  securityEndpoint('removePasskey', async ({ client, person, field }) => {
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    if (!(await removePasskey(client, person, field('id')))) return 'failed'
    await removeLeftCodes(client, person.id)
    return { removed: true }
  }),
  securityEndpoint('reset', async ({ client, person, role, field }) => {
    const named = field('user')
    if (!may(role, 'administer') || named === person.id || !isUuid(named)) return 'forbidden'
    const problem = await proofProblem(client, person, field('proof'))
    if (problem) return problem
    const { rows } = await client.query<Person>('select id, username from users where id = $1', [named])
    const [owner] = rows
    if (!owner || !(await hasFactors(client, owner.id))) return 'gone'
    await removeAllFactors(client, owner.id)
    const ended = await endAll(client, owner.id, null)
    const details = owner.username
    await recordAudit(client, {
      action: 'factorsReset',
      username: person.username,
      subject: owner.id,
      details,
    })
    await addFactorsWarning(client, owner.id)
    return { ended }
  }),
]

/**
 * Why nothing is changed; null where the proof is right: a code where there is a second factor, else the password. Beside
 * a second factor the password is no proof: whoever found an open screen can give the account another one.
 */
async function proofProblem(client: PoolClient, person: Person, proof: string): Promise<Problem | null> {
  if (proof === '') return 'empty'
  if (await hasFactors(client, person.id)) return (await consumeCode(client, person, proof)) ? null : 'wrongCode'
  return (await isPassword(client, person.username, proof)) ? null : 'wrongPassword'
}

const longestName = 60

function nameIn(typed: string): string {
  return typed.slice(0, longestName)
}

const bytes = z.string().max(20_000)

const registration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** A browser's registration of a new passkey in what was sent; null for anything else. */
export function registrationIn({ registration: sent }: Record<string, unknown>): RegistrationResponseJSON | null {
  const { data } = registration.safeParse(sent)
  if (!data) return null
  return { ...data, clientExtensionResults: {} } as RegistrationResponseJSON
}
