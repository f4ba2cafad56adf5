import { isUuid } from '@cyberluach/core/text/identifiers'
import type { Endpoint } from 'payload'
import type { PoolClient } from 'pg'
import type { Role } from '../../../../access/roles.ts'
import { recordAudit } from '../../../audit/audit.ts'
import type { Person } from '../../second-factor/factors.ts'
import { securityEndpoint } from '../../second-factor/panel/security-endpoint.ts'
import { endAll, endOne } from '../../sessions.ts'

/** Ending a session needs no proof: whoever finds theirs open elsewhere ends it at once, without a code. */
const options = { asksForProof: false }

/** Whoever works here ends their own sessions, and an admin those of anybody. */
export const sessionEndpoints: Endpoint[] = [
  securityEndpoint(
    'endSession',
    async ({ client, person, role, sessionId, field }) => {
      const owner = await ownerOf(client, { person, role, named: field('user') })
      if (!owner) return 'forbidden'
      const ended = await endOne(client, owner.id, field('id'))
      if (ended) {
        const browser = [ended.browser, ended.system].filter(Boolean).join(', ')
        await record(client, person, owner, browser)
      }
      return { isCurrent: ended?.sessionId === sessionId }
    },
    options,
  ),
  securityEndpoint(
    'endSessions',
    async ({ client, person, role, sessionId, field }) => {
      const owner = await ownerOf(client, { person, role, named: field('user') })
      if (!owner) return 'forbidden'
      const isOwn = owner.id === person.id
      const except = isOwn && field('keeps') === 'this' ? sessionId : null
      const ended = await endAll(client, owner.id, except)
      if (ended > 0) await record(client, person, owner, String(ended))
      return { ended, isCurrent: isOwn && except === null }
    },
    options,
  ),
]

/** Whose sessions are meant: one's own, or those of somebody whom an admin names. */
async function ownerOf(
  client: PoolClient,
  { person, role, named }: { person: Person; role: Role; named: string },
): Promise<Person | null> {
  if (named === '' || named === person.id) return person
  if (role !== 'admin' || !isUuid(named)) return null
  const { rows } = await client.query<Person>('select id, username from users where id = $1', [named])
  return rows[0] ?? null
}

async function record(client: PoolClient, by: Person, owner: Person, what: string): Promise<void> {
  const details = [owner.username, what].filter(Boolean).join(': ')
  await recordAudit(client, { action: 'sessionEnded', username: by.username, subject: owner.id, details })
}
