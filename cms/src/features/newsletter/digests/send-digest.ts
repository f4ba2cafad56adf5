import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueDigest } from './enqueue-digest.ts'
import { allLetters, letterMaker } from './make-letters.ts'
import { countRecipients } from './recipients.ts'
import { readDigest } from './stored-digest.ts'

export type Sent =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'notFound' | 'notDraft' | 'wrongDays' | 'empty' | 'noText' | 'noRecipients' }

/**
 * Freezes the letters and promises one to every subscriber, all or nothing. Of two who send at the same moment the
 * second finds no draft any more. Of what was planned, its planner is told to have sent it.
 */
export async function sendDigest(
  { configuration }: Pick<Services, 'configuration'>,
  id: string,
  username: string | null,
  from: 'draft' | 'planned' = 'draft',
): Promise<Sent> {
  return inTransaction(async (client): Promise<Sent> => {
    const digest = await readDigest(client, id, { isForUpdate: true })
    if (!digest) return { ok: false, problem: 'notFound' }
    if (digest.status !== from) return { ok: false, problem: 'notDraft' }
    const now = new Date()
    const maker = await letterMaker(client, digest, { now, configuration })
    if (!maker.ok) return maker
    const { all } = await countRecipients(client)
    if (all === 0) return { ok: false, problem: 'noRecipients' }
    const letters = await allLetters(maker)
    await client.query(
      `update digests set status = 'sending', letters = $2, sent_at = $3, updated_at = now() where id = $1`,
      [id, JSON.stringify(letters), now],
    )
    const recipients = await enqueueDigest(client, id)
    await recordAudit(client, {
      action: 'digestSent',
      username: username ?? digest.plannedBy,
      subject: id,
      details: `${letters.en.subject} (${recipients})`,
    })
    return { ok: true, recipients }
  })
}
