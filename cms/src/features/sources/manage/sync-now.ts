import type { ManagedSource } from '@cyberluach/api/sources'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../audit/audit.ts'
import { mayAskSince } from '../sync/read-list.ts'
import { findSource } from '../sync/source.ts'
import { queueSync } from '../sync/sync-jobs.ts'
import { listSources } from './list-sources.ts'
import type { Managing } from './write-source.ts'

/**
 * Puts a sync into the queue that an admin asks for, also of a source that is off. `conflict` where the source may not be
 * asked: without permission, or within the hours that CTFtime wants between two requests.
 */
export async function syncNow({ user }: Managing, id: string): Promise<ManagedSource | Refusal> {
  return inTransaction(async (client) => {
    const source = await findSource(client, id)
    if (!source) return refused('notFound')
    if (!(await mayAskSince(client, source, new Date()))) return refused('conflict')
    await queueSync(client, id, 'person')
    await recordAudit(client, {
      action: 'sourceSynced',
      username: user.username,
      subject: id,
      details: source.name,
    })
    const [managed] = await listSources(client, new Date(), id)
    return managed ?? refused('notFound')
  })
}
