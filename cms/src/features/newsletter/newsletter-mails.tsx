import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { addDays } from 'date-fns/addDays'
import type { PoolClient } from 'pg'
import type { ReactElement } from 'react'
import type { Services } from '../../platform/services.ts'
import { publicOrigin } from '../../platform/configuration.ts'
import { signedToken } from '../../platform/signed-token.ts'
import { mayWriteTo } from '../mail/recipients.ts'
import { enqueueMail } from '../mail/queue.ts'
import { renderMail } from '../mail/render-mail.tsx'
import { textsFor } from '../texts/texts-for.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../mail/unsubscribe-link.ts'
import { formatDate } from '@cyberluach/i18n/format'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { MailLayout } from '../mail/layout/MailLayout.tsx'
import { MailButton, MailHeading, MailSmall, MailText } from '../mail/layout/MailParts.tsx'
import { NewsletterFooter } from './digests/Digest.tsx'

type Reader = { id: string; email: string; locale: Locale }
type Sending = Pick<Services, 'configuration'>

const linkDays = 7

/** The mail that tells a new subscriber so, and the way out. */
export async function promiseWelcome(client: PoolClient, { configuration }: Sending, reader: Reader): Promise<void> {
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
export async function promiseConfirm(client: PoolClient, { configuration }: Sending, reader: Reader): Promise<void> {
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

type Props = { locale: Locale; texts: Messages; origin: string; link: string; until: DayKey }

/** Asks whoever reads an address whether it may be written to. It greets nobody: a stranger may have typed the name. */
export function Confirm({ locale, texts, origin, link, until }: Props) {
  const { confirm } = texts.newsletterMail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={confirm.subject}
      preview={confirm.preview}
      footer={<MailSmall locale={locale}>{confirm.footer}</MailSmall>}
    >
      <MailHeading locale={locale}>{confirm.heading}</MailHeading>
      <MailText locale={locale}>{confirm.text}</MailText>
      <MailButton locale={locale} href={link}>
        {confirm.button}
      </MailButton>
      <MailSmall locale={locale}>{fill(locale, confirm.until, { date: formatDate(locale, until) })}</MailSmall>
    </MailLayout>
  )
}

type WelcomeProps = { locale: Locale; texts: Messages; origin: string; unsubscribe: string }

export function Welcome({ locale, texts, origin, unsubscribe }: WelcomeProps) {
  const { welcome } = texts.newsletterMail
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={welcome.subject}
      preview={welcome.preview}
      footer={<NewsletterFooter {...{ locale, texts, origin, unsubscribe }} />}
    >
      <MailHeading locale={locale}>{welcome.heading}</MailHeading>
      <MailText locale={locale}>{welcome.text}</MailText>
      <MailText locale={locale}>{welcome.more}</MailText>
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/')}`}>
        {welcome.button}
      </MailButton>
    </MailLayout>
  )
}
