import type { Configuration } from '../../platform/configuration.ts'
import { publicOrigin } from '../../platform/public-origin.ts'
import { unsubscribeHeaders, unsubscribeLink, unsubscribePlaceholder } from './unsubscribe-link.ts'
import type { Letter, MailRow } from './mail-rows.ts'
import type { Attachment } from './enqueue-mail.ts'

/** A mail as its recipient gets it. */
export type ComposedMail = {
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: Attachment[]
}

/** Puts a mail together; null where its words are gone. `letter` is that of its digest, for the mail of one. */
export function compose(
  mail: MailRow,
  letter: Letter | null,
  configuration: Configuration,
): ComposedMail | null {
  const words = mail.digest_id ? ofDigest(mail, letter, configuration) : ofItsOwn(mail)
  if (!words) return null
  return {
    to: { name: mail.recipient_name ?? '', address: mail.recipient_email },
    attachments: mail.extras?.attachments ?? [],
    ...words,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.extras?.headers, ...words.headers },
  }
}

type Words = Letter & { headers: Record<string, string> }

function ofItsOwn({ subject, html, text }: MailRow): Words | null {
  return html === null || text === null ? null : { subject: subject ?? '', html, text, headers: {} }
}

/** The same letter for all, but for the link by which this reader leaves. */
function ofDigest(mail: MailRow, letter: Letter | null, configuration: Configuration): Words | null {
  if (!letter || !mail.subscriber_id) return null
  const maker = { secret: configuration.secret, publicUrl: publicOrigin(configuration) }
  const link = unsubscribeLink(maker, mail.subscriber_id, mail.locale)
  return {
    subject: letter.subject,
    html: letter.html.replaceAll(unsubscribePlaceholder, () => link.replaceAll('&', '&amp;')),
    text: letter.text.replaceAll(unsubscribePlaceholder, () => link),
    headers: unsubscribeHeaders(link),
  }
}
