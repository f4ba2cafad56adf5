import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fieldNames } from '@cyberluach/i18n/field-names'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { rowOf } from '@cyberluach/i18n/translate'
import type { AuditAction } from '../audit.ts'
import type { Pool } from 'pg'

type Reader = { locale: Locale; timeZone: string }

/** What an entry of the log tells besides, in words of its reader: it keeps the names of fields and of values. */
export function detailsInWords(action: AuditAction, details: string, { locale, timeZone }: Reader): string {
  if (action === 'eventUpdated' || action === 'subscriberUpdated' || action === 'sourceUpdated')
    return changesInWords(details, locale)
  if (action === 'userCreated' || action === 'roleChanged' || action === 'noticesChanged')
    return afterName(details, locale)
  if (action === 'digestPlanned') return momentInWords(details, locale, timeZone)
  return details
}

/** `A night · title, state: cancelled`: what it is called, and what of it changed. */
function changesInWords(details: string, locale: Locale): string {
  const at = details.lastIndexOf(' · ')
  const [name, changes] = at < 0 ? ['', details] : [details.slice(0, at), details.slice(at + 3)]
  const names: Partial<Record<string, string>> = fieldNames(locale)
  const shown = changes.split(', ').filter((change) => !follows.has(change.split(': ')[0] ?? ''))
  const parts = shown.map((change) => {
    const [field = '', value] = change.split(': ')
    const called = names[namedOtherwise[field] ?? field] ?? field
    return value === undefined ? called : `${called}: ${valueIn(locale, value)}`
  })
  return [rowOf(locale, [name]), parts.length > 0 && new Intl.ListFormat(locale, { type: 'unit' }).format(parts)]
    .filter(Boolean)
    .join(' · ')
}

/** Written by the system with the state or the days that the entry names. */
const follows = new Set(['stateChangedAt', 'formerStartsAt', 'formerStartDay', 'formerEndDay'])

/** Fields that events call otherwise than others do. */
const namedOtherwise: Partial<Record<string, string>> = { state: 'eventState', title: 'eventTitle' }

/** `admin: editor → admin`: who, and what became of them; the arrow points the way that is read. */
function afterName(details: string, locale: Locale): string {
  const at = details.indexOf(': ')
  if (at < 0) return details
  const words = details.slice(at + 2).replace(/\w+/g, (value) => valueIn(locale, value))
  return `${rowOf(locale, [details.slice(0, at)])}: ${locale === 'he' ? words.replace('→', '←') : words}`
}

function valueIn(locale: Locale, value: string): string {
  const { eventStates, roles, notices, sourceTrusts } = messagesFor(locale).adminPanel
  const words: Partial<Record<string, string>> = { ...eventStates, ...roles, ...notices, ...sourceTrusts }
  return words[value] ?? value
}

function momentInWords(iso: string, locale: Locale, timeZone: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  return `${formatDate(locale, dayKeyOf(moment, timeZone))}, ${formatTime(iso, timeZone)}`
}

/** Where the document stands that an entry is about; null of those that are gone or have no form. */
export function addressOfSubject(action: AuditAction, subject: string): string | null {
  if (action.endsWith('Deleted')) return null
  const collection = collections.find(([beginning]) => action.startsWith(beginning))?.[1]
  return collection ? `/admin/collections/${collection}/${subject}` : null
}

const collections = [
  ['eventChange', 'submissions'],
  ['event', 'events'],
  ['post', 'posts'],
  ['digest', 'digests'],
  ['subscriber', 'subscribers'],
  ['source', 'sources'],
  ['submission', 'submissions'],
  ['approve', 'submissions'],
  ['reject', 'submissions'],
  ['user', 'users'],
  ['role', 'users'],
  ['factor', 'users'],
  ['session', 'users'],
] as const

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
