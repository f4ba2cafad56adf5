import { dayKeyOf } from '@cyberluach/core/day-key'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { addDays } from 'date-fns/addDays'
import type { PoolClient } from 'pg'
import type { ReactElement } from 'react'
import type { Services } from '../../platform/services.ts'
import { publicOrigin } from '../../platform/public-origin.ts'
import { signedToken } from '../../platform/signed-token.ts'
import { mayWriteTo } from '../mail/may-write-to.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { Confirm } from './mails/Confirm.tsx'
import { Welcome } from './mails/Welcome.tsx'
import { textsFor } from '../texts/texts-for.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../mail/unsubscribe-link.ts'

type Reader = { id: string; email: string; locale: Locale }
type Sending = Pick<Services, 'configuration'>

const linkDays = 7

/** The mail that tells a new subscriber so, and the way out. */
export async function promiseWelcome(
  client: PoolClient,
  { configuration }: Sending,
  reader: Reader,
): Promise<void> {
  const { locale } = reader
  const texts = await textsFor(locale)
  const origin = publicOrigin(configuration)
  const unsubscribe = unsubscribeLink({ secret: configuration.secret, publicUrl: origin }, reader.id, locale)
  await promise(client, reader, {
    kind: 'newsletterWelcome',
    subject: texts.newsletterMail.welcome.subject,
    letter: <Welcome {...{ locale, texts, origin, unsubscribe }} />,
    headers: unsubscribeHeaders(unsubscribe),
  })
}

/** The mail that asks an address whether it may be written to. */
export async function promiseConfirm(
  client: PoolClient,
  { configuration }: Sending,
  reader: Reader,
): Promise<void> {
  const { locale, id } = reader
  const texts = await textsFor(locale)
  const origin = publicOrigin(configuration)
  const expiresAt = addDays(new Date(), linkDays)
  const token = signedToken(configuration.secret, { purpose: 'newsletterConfirm', id }, expiresAt)
  const link = `${origin}${localePath(locale, '/newsletter/confirm')}?token=${token}`
  const until = dayKeyOf(expiresAt, configuration.timeZone)
  await promise(client, reader, {
    kind: 'newsletterConfirm',
    subject: texts.newsletterMail.confirm.subject,
    letter: <Confirm {...{ locale, texts, origin, link, until }} />,
  })
}

type Letter = {
  kind: 'newsletterConfirm' | 'newsletterWelcome'
  subject: string
  letter: ReactElement
  headers?: Record<string, string>
}

/** Nothing is written to an address that strangers have had written to often enough today. The name stays out: they typed it. */
async function promise(
  client: PoolClient,
  { id, email, locale }: Reader,
  { kind, subject, letter, headers }: Letter,
): Promise<void> {
  if (!(await mayWriteTo(client, email, kind))) return
  const to = { name: null, address: email }
  const about = headers ? { headers, subscriber: id } : { subscriber: id }
  await enqueueMail(client, { kind, to, locale, subject, ...(await renderMail(letter)), ...about })
}
