import type { PoolClient } from 'pg'
import { addJob } from '../../platform/database/add-job.ts'

/** Mails to one person go before those to thousands. */
export const digestPriority = 10

/** One job a mail: a second one takes the first one's place. */
export const mailJobKey = (mailId: string) => `mail:${mailId}`

export function addMailJob(
  client: PoolClient,
  mail: { id: string; isDigest: boolean },
  runAt?: Date,
): Promise<void> {
  return addJob(
    client,
    'send-mail',
    { mail: mail.id },
    {
      jobKey: mailJobKey(mail.id),
      ...(runAt ? { runAt } : {}),
      ...(mail.isDigest ? { priority: digestPriority } : {}),
    },
  )
}
