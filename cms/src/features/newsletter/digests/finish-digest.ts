import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { addFinishJob } from './finish-job.ts'

const untilNextLook = 2_000

/** Marks a digest as sent once none of its mails waits any more; until then it looks again and again. */
export async function finishDigest(_services: Services, payload: Record<string, unknown>): Promise<void> {
  const digest = String(payload.digest)
  await inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `select from mails where digest_id = $1 and status = 'queued' limit 1`,
      [digest],
    )
    if (rowCount === 0) {
      await client.query(
        `update digests set status = 'sent', updated_at = now() where id = $1 and status = 'sending'`,
        [digest],
      )
      return
    }
    await addFinishJob(client, digest, new Date(Date.now() + untilNextLook))
  })
}
