import { cleanLine, cleanText } from '@cyberluach/core/text-hygiene'
import { isUuid } from '@cyberluach/core/uuid'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { DigestKind, digestStatuses } from '../../mail/mail-kinds.ts'
import type { Period } from './digest-content.ts'
import type { Letter, Words } from './write-letters.tsx'

export type StoredDigest = {
  id: string
  /** The weekly one, or a letter of its own. */
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

type Row = {
  id: string
  kind: DigestKind | null
  left_out: unknown
  send_at: Date | null
  planned_by: string | null
  first_day: string
  last_day: string
  status: StoredDigest['status']
  letters: StoredDigest['letters']
}
type TextRow = { _locale: Locale; subject: string | null; intro: string | null }

/** A digest; locked until the transaction ends where it is to be changed. */
export async function readDigest(
  database: Pool | PoolClient,
  id: string,
  { isForUpdate = false }: { isForUpdate?: boolean } = {},
): Promise<StoredDigest | null> {
  const { rows } = await database.query<Row>(
    `select id, kind, first_day, last_day, status, left_out, send_at, planned_by, letters from digests where id = $1 ${isForUpdate ? 'for update' : ''}`,
    [id],
  )
  const row = rows[0]
  if (!row) return null
  const texts = await database.query<TextRow>(
    'select _locale, subject, intro from digests_locales where _parent_id = $1',
    [id],
  )
  const wordsIn = (locale: Locale) => wordsOf(texts.rows.find((text) => text._locale === locale))
  return {
    id: row.id,
    kind: row.kind ?? 'digest',
    period: { firstDay: row.first_day, lastDay: row.last_day },
    status: row.status,
    leftOut: idsIn(row.left_out),
    sendAt: row.send_at,
    plannedBy: row.planned_by,
    words: { en: wordsIn('en'), he: wordsIn('he') },
    letters: row.letters,
  }
}

/** The ids among what a form or a row holds. */
export function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && isUuid(id)) : []
}

/** What was typed, as the letter takes it: a subject is one line, and what is empty is nothing. */
export function wordsOf(given: { subject?: unknown; intro?: unknown } | undefined): Words {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    subject: cleanLine(textOf(given?.subject)).slice(0, 200) || null,
    intro: cleanText(textOf(given?.intro)).trim().slice(0, 5000) || null,
  }
}
