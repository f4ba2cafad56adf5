import { withClient } from '../../server/database/client.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import { expect } from './test.ts'

export type PromisedMail = {
  kind: string
  locale: string
  subject: string
  text: string
  html: string
  extras: { attachments: { filename: string; contentType: string; content: string }[] }
}

/** The last mail of a kind to an address, as soon as it is promised. Without `SMTP_URL` mails are kept, not sent. */
export async function mailTo({ dataDir }: { dataDir: string }, address: string, kind: string): Promise<PromisedMail> {
  return withClient(await runningDatabaseUrl(dataDir), async (client) => {
    const read = async () => {
      const { rows } = await client.query<PromisedMail>(
        'select * from mails where recipient_email = $1 and kind::text = $2 order by created_at desc limit 1',
        [address, kind],
      )
      return rows[0] ?? null
    }
    await expect.poll(read).not.toBeNull()
    return (await read()) as PromisedMail
  })
}

/** The first address in a mail that holds these words. */
export function addressIn({ text }: PromisedMail, words: string): string {
  return new RegExp(`https?://[^\\s)]*${words}[^\\s)]*`).exec(text)?.[0] ?? ''
}
