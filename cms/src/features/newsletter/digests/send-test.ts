import { locales } from '@cyberluach/i18n/locales'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { allLetters, letterMaker } from './make-letters.ts'
import { readDigest } from './stored-digest.ts'

export type Tested = { ok: true } | { ok: false; problem: 'notFound' | 'wrongDays' | 'empty' | 'noText' }

/** Promises the letter in every language to one address, as it would go out now. Its way out leads to nobody's. */
export async function sendTest(
  { configuration }: Pick<Services, 'configuration'>,
  id: string,
  address: string,
): Promise<Tested> {
  return inTransaction(async (client): Promise<Tested> => {
    const digest = await readDigest(client, id)
    if (!digest) return { ok: false, problem: 'notFound' }
    const maker = await letterMaker(client, digest, { now: new Date(), configuration })
    if (!maker.ok) return maker
    const letters = digest.letters ?? (await allLetters(maker))
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
