import { cleanLine, cleanText } from '@cyberluach/core/text/text-hygiene'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { type Locale, locales } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { DigestKind, digestStatuses } from '../../mail/mail-kinds.ts'
import { type Period, type DigestContent, isEmpty, isPeriod, readContent } from './digest-content.ts'
import { formatDate, formatDateRange } from '@cyberluach/i18n/format'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { type Configuration, publicOrigin } from '../../../platform/configuration.ts'
import { renderMail } from '../../mail/render-mail.tsx'
import { textsFor } from '../../texts/texts-for.ts'
import { Digest, FreeLetter } from './Digest.tsx'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'

export type StoredDigest = {
  id: string
  kind: DigestKind
  period: Period
  status: (typeof digestStatuses)[number]
  /** Ids of events that it does not tell of. */
  leftOut: string[]
  sendAt: Date | null
  plannedBy: string | null
  words: Record<Locale, Words>
  letters: Record<Locale, Letter> | null
}

type Row = Omit<StoredDigest, 'leftOut' | 'words'> & { leftOut: unknown }
type TextRow = { _locale: Locale; subject: string | null; intro: string | null }

/** A digest; locked until the transaction ends where it is to be changed. */
export async function readDigest(
  database: Pool | PoolClient,
  id: string,
  { isForUpdate = false }: { isForUpdate?: boolean } = {},
): Promise<StoredDigest | null> {
  const { rows } = await database.query<Row>(
    `select id, coalesce(kind::text, 'digest') as kind, status, left_out as "leftOut", send_at as "sendAt",
       planned_by as "plannedBy", letters, json_build_object('firstDay', first_day, 'lastDay', last_day) as period
     from digests where id = $1 ${isForUpdate ? 'for update' : ''}`,
    [id],
  )
  const row = rows[0]
  if (!row) return null
  const texts = await database.query<TextRow>(
    'select _locale, subject, intro from digests_locales where _parent_id = $1',
    [id],
  )
  const wordsIn = (locale: Locale) => wordsOf(texts.rows.find((text) => text._locale === locale))
  return { ...row, leftOut: idsIn(row.leftOut), words: { en: wordsIn('en'), he: wordsIn('he') } }
}

/** The ids among what a form or a row holds. */
export function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && isUuid(id)) : []
}

/** What was typed, as the letter takes it: a subject is one line, and what is empty is nothing. */
export function wordsOf(input: { subject?: unknown; intro?: unknown } | undefined): Words {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    subject: cleanLine(textOf(input?.subject)).slice(0, 200) || null,
    intro: cleanText(textOf(input?.intro)).trim().slice(0, 5000) || null,
  }
}

export type Letter = { subject: string; html: string; text: string }

/** What the admin wrote for a language; where it is null, the usual. */
export type Words = { subject: string | null; intro: string | null }

type LetterInput = {
  period: Period
  content: DigestContent
  configuration: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'timeZone'>
}

/** The digest in a language. Where a reader's own link belongs stands `unsubscribePlaceholder`. */
async function writeLetter(
  locale: Locale,
  words: Words,
  { period, content, configuration }: LetterInput,
): Promise<Letter> {
  const texts = await textsFor(locale)
  const subject = words.subject ?? usualSubject(locale, texts, period, content)
  const { html, text } = await renderMail(
    <Digest
      {...{ locale, texts, subject, content }}
      origin={publicOrigin(configuration)}
      timeZone={configuration.timeZone}
      intro={words.intro}
      unsubscribe={unsubscribePlaceholder}
    />,
  )
  return { subject, html, text }
}

/** A letter of its own: what was written, in the frame of a language. */
async function writeFreeLetter(
  locale: Locale,
  { subject, intro }: Words,
  configuration: LetterInput['configuration'],
): Promise<Letter> {
  const texts = await textsFor(locale)
  const title = subject ?? ''
  const { html, text } = await renderMail(
    <FreeLetter
      {...{ locale, texts }}
      origin={publicOrigin(configuration)}
      subject={title}
      words={intro ?? ''}
      unsubscribe={unsubscribePlaceholder}
    />,
  )
  return { subject: title, html, text }
}

function usualSubject(
  locale: Locale,
  texts: Messages,
  { firstDay, lastDay }: Period,
  { eventCount }: DigestContent,
): string {
  const { digest } = texts.newsletterMail
  if (eventCount === 0) return digest.subjectOfPosts
  const days = firstDay === lastDay ? formatDate(locale, firstDay) : formatDateRange(locale, firstDay, lastDay)
  return fill(locale, digest.subject, { days })
}

/** What a digest or a letter is made of, stored or as a form holds it. */
export type Draft = Pick<StoredDigest, 'kind' | 'period' | 'words' | 'leftOut'>

type LetterMaker =
  | { ok: true; write: (locale: Locale) => Promise<Letter>; eventCount: number }
  | { ok: false; problem: 'wrongDays' | 'empty' | 'noText' }

type MakerInput = { now: Date; configuration: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'timeZone'> }

/** How the letter of each language is written, or why there is none. */
export async function letterMaker(
  database: Pool | PoolClient,
  { kind, period, words, leftOut }: Draft,
  { now, configuration }: MakerInput,
): Promise<LetterMaker> {
  if (kind === 'letter') {
    if (!locales.some((locale) => isComplete(words[locale]))) return { ok: false, problem: 'noText' }
    const write = (locale: Locale) => writeFreeLetter(locale, wordsFor(words, locale), configuration)
    return { ok: true, write, eventCount: 0 }
  }
  if (!isPeriod(period)) return { ok: false, problem: 'wrongDays' }
  const content = await readContent(database, period, { now, timeZone: configuration.timeZone, leftOut })
  if (isEmpty(content)) return { ok: false, problem: 'empty' }
  const write = (locale: Locale) => writeLetter(locale, words[locale], { period, content, configuration })
  return { ok: true, write, eventCount: content.eventCount }
}

export async function allLetters(maker: Extract<LetterMaker, { ok: true }>): Promise<Record<Locale, Letter>> {
  const [en, he] = await Promise.all([maker.write('en'), maker.write('he')])
  return { en, he }
}

export function isComplete({ subject, intro }: Words): boolean {
  return subject !== null && intro !== null
}

/** Who reads a language in which nothing was written gets the other one's words: better than not to hear of it. */
function wordsFor(words: Record<Locale, Words>, locale: Locale): Words {
  const other = locale === 'en' ? 'he' : 'en'
  return isComplete(words[locale]) ? words[locale] : words[other]
}
