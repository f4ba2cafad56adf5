import { setImmediate } from 'node:timers/promises'
import { calendarEntry, linkedEntry } from '@cyberluach/core/calendar-file/calendar-file'
import { calendarEntryOf, calendarLinkOf, type CalendarReader, outwardLinks } from '@cyberluach/i18n/calendar-entry'
import { eventPath } from '@cyberluach/core/events/event'
import { eventOf, type EventRow } from './rows.ts'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool } from 'pg'
import type { Messages } from '@cyberluach/i18n/messages'
import { textsFor } from '../texts/texts-for.ts'
import type { Configuration } from '../../platform/configuration.ts'

/** An event, and what tells one state of its rows from the next. */
export type VersionedRow = EventRow & { version: string }

/** Reads `version`: PostgreSQL's own mark of who wrote a row last, so that no way of changing an event is missed. */
export const versionColumn = `concat_ws(' ', e.xmin, en.xmin, he.xmin) as version`

/** 5,000 events in two languages have about 10 million letters of one or two octets. */
const mostLetters = 20_000_000

/** How long others may have to wait for the next turn of the event loop. */
const longestTurnMs = 10

/** `entry` is without its own link, `linked` with `link`, as readers of an origin get it; the other `links` stand in both. */
type CachedEntries = {
  version: string
  words: string
  links: string
  entry: string
  link: string
  linked: string
}

/** The entries of calendars for whoever asks, cached in this process. */
export const calendarEntries = createCalendarEntries()

/**
 * Makes the entries of events and keeps each until its event, or a word that it is written with, changes; the oldest go where
 * there are too many. Made in turns, so that a large calendar that nobody has asked for before holds up nobody.
 */
export function createCalendarEntries(most = mostLetters) {
  const cache = new Map<string, CachedEntries>()
  let letters = 0

  return async function entriesOf(
    rows: readonly VersionedRow[],
    reader: CalendarReader,
    timeZone: string,
  ): Promise<string[]> {
    const entries: string[] = []
    let begun = performance.now()
    for (const row of rows) {
      entries.push(entryOf(row, reader, timeZone))
      if (performance.now() - begun < longestTurnMs) continue
      await setImmediate()
      begun = performance.now()
    }
    return entries
  }

  function entryOf(row: VersionedRow, reader: CalendarReader, timeZone: string): string {
    const key = `${reader.locale} ${row.id}`
    const known = cache.get(key)
    const link = calendarLinkOf({ url: eventPath(row.slug) }, reader)
    const links = outwardLinks(row, reader).join(' ')
    const { online: where, stateTitles } = reader.texts.dialog
    const words = [where, ...Object.values(stateTitles)].join('\n')
    const isCurrent = known?.version === row.version && known.words === words && known.links === links
    if (isCurrent && known.link === link) return known.linked
    const entry = isCurrent ? known.entry : madeOf(row, reader, timeZone)
    const linked = linkedEntry(entry, link)
    if (known) forget(key, known)
    const { version } = row
    keep(key, { version, words, links, entry, link, linked })
    return linked
  }

  function keep(key: string, made: CachedEntries): void {
    cache.set(key, made)
    letters += made.linked.length
    for (const [oldest, other] of cache) {
      if (letters <= most) return
      forget(oldest, other)
    }
  }

  function forget(key: string, { linked }: CachedEntries): void {
    cache.delete(key)
    letters -= linked.length
  }
}

function madeOf(row: VersionedRow, reader: CalendarReader, timeZone: string): string {
  return calendarEntry(calendarEntryOf(eventOf(row, timeZone), reader), row.updatedAt)
}

type Setting = { pool: Pool; configuration: Pick<Configuration, 'publicUrl'> }

/** Who reads a calendar: in which language, in the site's words, and by which address he knows it. */
export async function readerOf(
  locale: Locale,
  headers: Headers,
  { pool, configuration }: Setting,
): Promise<CalendarReader & { texts: Messages }> {
  const texts = await textsFor(locale, pool)
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? 'localhost'
  const ownOrigin = `${headers.get('x-forwarded-proto') ?? 'http'}://${host}`
  const origin = URL.parse(configuration.publicUrl)?.origin ?? ownOrigin
  return { locale, texts, origin }
}
