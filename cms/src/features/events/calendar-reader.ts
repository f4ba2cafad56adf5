import type { CalendarReader } from '@cyberluach/i18n/calendar-entry'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool } from 'pg'
import type { Messages } from '@cyberluach/i18n/messages'
import { textsFor } from '../texts/texts-for.ts'
import type { Configuration } from '../../platform/configuration.ts'

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
