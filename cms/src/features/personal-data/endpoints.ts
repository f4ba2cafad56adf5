import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { Endpoint } from 'payload'
import type { PoolClient } from 'pg'
import { roleOf } from '../../access/roles.ts'
import { isOwnOrigin } from '../../platform/http/request.ts'
import { configuration } from '../../platform/configuration.ts'
import { inTransaction, setStatementTimeout } from '../../platform/database/transaction.ts'
import { logger } from '../../platform/logger.ts'
import type { PanelCall } from '../../panel/panel-call.ts'
import { personalDataCalls } from './calls.ts'
import { personAddress, heldOf } from './held.ts'
import { erasePerson, exportPerson } from './erase.ts'
import { bodyOf, refusalOf } from '../../panel/panel-endpoint.ts'

type PersonRequest = { client: PoolClient; address: string; username: string; locale: Locale }
/** Calls of the panel's own page, for admins alone. The address comes in the body, so that no log of requests has it. */
export const personalDataEndpoints: Endpoint[] = [
  endpoint(personalDataCalls.held, ({ client, address }) => heldOf(client, address)),
  endpoint(personalDataCalls.export, ({ client, ...person }) => exportPerson(client, person)),
  endpoint(personalDataCalls.erase, ({ client, address, username }) => erasePerson(client, address, username)),
]

function endpoint({ method, path }: PanelCall, work: (person: PersonRequest) => Promise<object>): Endpoint {
  return {
    path,
    method,
    async handler(req) {
      const refuse = (status: number, problem: keyof Messages['personalData']['problems']) =>
        refusalOf(req, 'personalData', problem, status)
      if (!req.user) return refuse(401, 'forbidden')
      if (roleOf(req.user) !== 'admin') return refuse(403, 'forbidden')
      if (!isOwnOrigin(req.headers, configuration().publicUrl)) return refuse(403, 'forbidden')
      const body = await bodyOf(req)
      const address = personAddress(body.address)
      if (!address) return refuse(422, 'address')
      const isConfirmed = path !== personalDataCalls.erase.path || personAddress(body.confirmation) === address
      if (!isConfirmed) return refuse(422, 'confirmation')
      const [username, locale] = [req.user.username ?? '', localeOf(req.i18n.language)]
      try {
        const answer = await inTransaction(async (client) => {
          await setStatementTimeout(client)
          return work({ client, address, username, locale })
        })
        return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
      } catch (error) {
        logger.error({ err: error }, `${path} failed`)
        return refuse(500, 'failed')
      }
    },
  }
}
