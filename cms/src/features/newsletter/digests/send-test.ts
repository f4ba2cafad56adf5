import { locales } from '@cyberluach/i18n/locales'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { isEmpty, isPeriod, readContent } from './digest-content.ts'
import { readDigest } from './stored-digest.ts'
import { writeLetters } from './write-letters.tsx'

export type Tested = { ok: true } | { ok: false; problem: 'notFound' | 'wrongDays' | 'empty' }

/** Promises the letter in every language to one address, as it would go out now. Its way out leads to nobody's. */
export async function sendTest(
  { configuration }: Pick<Services, 'configuration'>,
  id: string,
  address: string,
): Promise<Tested> {
  return inTransaction(async (client): Promise<Tested> => {
    const digest = await readDigest(client, id)
    if (!digest) return { ok: false, problem: 'notFound' }
    if (!isPeriod(digest.period)) return { ok: false, problem: 'wrongDays' }
    const { timeZone } = configuration
    const content = await readContent(client, digest.period, { now: new Date(), timeZone })
    if (isEmpty(content)) return { ok: false, problem: 'empty' }
    const given = { period: digest.period, content, configuration }
    const letters = digest.letters ?? (await writeLetters(digest.words, given))
    const nowhere = `${publicOrigin(configuration)}/newsletter/unsubscribe`
    for (const locale of locales) {
      const { subject, html, text } = letters[locale]
      await enqueueMail(client, {
        kind: 'digest',
        to: { name: null, address },
        locale,
        subject,
        html: html.replaceAll(unsubscribePlaceholder, nowhere),
        text: text.replaceAll(unsubscribePlaceholder, nowhere),
      })
    }
    return { ok: true }
  })
}
