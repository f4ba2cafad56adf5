import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { messagesWith, noOverrides, type TextOverrides, textEntry } from '@cyberluach/i18n/editable-texts'
import type { Pool } from 'pg'
import { databasePool } from '../../platform/database/pool.ts'
import { logger } from '../../platform/logger.ts'

type Known = { messages: Record<Locale, Messages>; readAt: number }

/** Short of the second within which a change has to show. */
const freshMs = 500

/** What waits for a text waits no longer than this for a database that is away. */
const timeoutMs = 500

const builtIn = inBoth(noOverrides)
const known = new WeakMap<Pool, Known>()
const coming = new WeakMap<Pool, Promise<Known>>()

/**
 * Everything that people read in a language, with what was changed in the panel: for mails, errors and calendar files.
 * Never older than half a second; while the database is away, what was last known, else the built-in texts.
 */
export async function textsFor(locale: Locale, pool: Pool = databasePool()): Promise<Messages> {
  return (await textsInBoth(pool))[locale]
}

/** The same in both languages: to be read before a transaction holds one of the pool's connections. */
export async function textsInBoth(pool: Pool): Promise<Record<Locale, Messages>> {
  const last = known.get(pool)
  if (last && Date.now() - last.readAt < freshMs) return last.messages
  return (await within(timeoutMs, readOnce(pool), last)).messages
}

/** One read for however many ask. */
function readOnce(pool: Pool): Promise<Known> {
  const begun = coming.get(pool) ?? read(pool).finally(() => coming.delete(pool))
  coming.set(pool, begun)
  return begun
}

async function read(pool: Pool): Promise<Known> {
  const readAt = Date.now()
  const last = known.get(pool)
  const messages = await readOverrides(pool).then(inBoth, (error: unknown) => {
    logger.warn({ err: error }, 'the texts could not be read')
    return last?.messages ?? builtIn
  })
  const made = { messages, readAt }
  known.set(pool, made)
  return made
}

function inBoth(overrides: typeof noOverrides): Record<Locale, Messages> {
  return { en: messagesWith('en', overrides.en), he: messagesWith('he', overrides.he) }
}

async function within(ms: number, reading: Promise<Known>, last: Known | undefined): Promise<Known> {
  const { promise: late, resolve } = Promise.withResolvers<Known>()
  const timer = setTimeout(resolve, ms, last ?? { messages: builtIn, readAt: 0 })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

type Row = { key: string; en: string | null; he: string | null }

/** The texts that people changed, of both languages. */
export async function readOverrides(pool: Pool): Promise<TextOverrides> {
  const { rows } = await pool.query<Row>(
    `select key, en, he from texts where coalesce(en, '') <> '' or coalesce(he, '') <> '' order by key`,
  )
  const known = rows.filter(({ key }) => textEntry(key))
  return { en: changedIn(known, 'en'), he: changedIn(known, 'he') }
}

function changedIn(rows: Row[], locale: 'en' | 'he'): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ key, [locale]: text }) => (text ? [[key, text]] : [])))
}
