import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { enqueueDigest } from './enqueue-digest.ts'
import { isEmpty, isPeriod, readContent } from './digest-content.ts'
import { countRecipients } from './recipients.ts'
import { readDigest } from './stored-digest.ts'
import { writeLetters } from './write-letters.tsx'

export type Sent =
  | { ok: true; recipients: number }
  | { ok: false; problem: 'notFound' | 'notDraft' | 'wrongDays' | 'empty' | 'noRecipients' }

/**
 * Freezes the letters and promises one to every subscriber, all or nothing. Of two who send at the same moment the
 * second finds no draft any more.
 */
export async function sendDigest(
  { configuration }: Pick<Services, 'configuration'>,
  id: string,
  username: string | null,
): Promise<Sent> {
  return inTransaction(async (client): Promise<Sent> => {
    const digest = await readDigest(client, id, { isForUpdate: true })
    if (!digest) return { ok: false, problem: 'notFound' }
    if (digest.status !== 'draft') return { ok: false, problem: 'notDraft' }
    const { period, words } = digest
    if (!isPeriod(period)) return { ok: false, problem: 'wrongDays' }
    const now = new Date()
    const content = await readContent(client, period, { now, timeZone: configuration.timeZone })
    if (isEmpty(content)) return { ok: false, problem: 'empty' }
    const { all } = await countRecipients(client)
    if (all === 0) return { ok: false, problem: 'noRecipients' }
    const letters = await writeLetters(words, { period, content, configuration })
    await client.query(
      `update digests set status = 'sending', letters = $2, sent_at = $3, updated_at = now() where id = $1`,
      [id, JSON.stringify(letters), now],
    )
    const recipients = await enqueueDigest(client, id)
    await recordAudit(client, {
      action: 'digestSent',
      username,
      subject: id,
      details: `${letters.en.subject} (${recipients})`,
    })
    return { ok: true, recipients }
  })
}
