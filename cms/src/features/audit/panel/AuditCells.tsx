import { directionOf } from '@cyberluach/core/text/text-direction'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { addressOfSubject, detailsInWords } from './details-in-words.ts'
import type { Pool } from 'pg'

/** What an entry is about, by its name and as the way there; of what is gone, the details know the name. */
export async function SubjectCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  if (!isUuid(cellData)) return <bdi>{cellData}</bdi>
  const { auditSubjects } = messagesFor(localeOf(i18n.language)).adminPanel
  const name = await nameOfSubject(databasePool(), cellData)
  if (name === null) return <span title={cellData}>{auditSubjects.gone}</span>
  const href = addressOfSubject(rowData.action, cellData)
  const shown = (
    <bdi dir={directionOf(name)} title={cellData}>
      {name}
    </bdi>
  )
  return href ? (
    <Link href={href} prefetch={false}>
      {shown}
    </Link>
  ) : (
    shown
  )
}

/** What an entry tells besides, in the reader's words. */
export function DetailsCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null
  const reader = { locale: localeOf(i18n.language), timeZone: configuration().timeZone }
  return <bdi>{detailsInWords(rowData.action, cellData, reader)}</bdi>
}

const titleOf = (table: string) => `
  select coalesce(max(nullif(title, '')) filter (where _locale = 'en'), max(nullif(title, ''))) from ${table}
  where _parent_id = $1`

/** Whatever the log tells about, each by its id, which no two of them share. */
const names = [
  titleOf('events_locales'),
  titleOf('posts_locales'),
  'select title from submissions where id = $1',
  'select username from users where id = $1',
  'select name from sources where id = $1',
  'select full_name from subscribers where id = $1',
  'select subject from mails where id = $1',
  'select first_day from digests where id = $1',
]

/** What the subject of an entry is called now; null where it is gone, or has no name. */
export async function nameOfSubject(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select name from (${names.map((one) => `(${one})`).join(' union all ')}) found (name)
     where name is not null and name <> '' limit 1`,
    [id],
  )
  return rows[0]?.name ?? null
}
