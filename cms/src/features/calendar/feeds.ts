import { languageNames } from '@cyberluach/i18n/practical-facts'
import * as calendarApi from '@cyberluach/api/calendar'
import { calendarFeed, calendarOf } from '@cyberluach/core/calendar-file/calendar-file'
import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { countryLabel } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Messages } from '@cyberluach/i18n/messages'
import { calendarEntries, versionColumn, type VersionedRow, readerOf } from '../events/calendar-entries.ts'
import { type Call, handleRead } from '../../platform/http/endpoint.ts'
import { eventColumns, eventTables, inOrder, wholeTables } from '../events/rows.ts'
import { filterOf } from './event-filter.ts'
import { refused } from '../../platform/http/outcome.ts'

type Query = Call<typeof calendarApi.getCalendar>['query']

const most = 5000

/** For so long a subscribed calendar says of an event that it was called off; then it is gone from there. */
const daysOfCalledOff = 30
const isKept = `(e.state <> 'cancelled'
  or coalesce(e.state_changed_at, e.updated_at) > now() - make_interval(days => ?::integer))`

export const getCalendar = handleRead(calendarApi.getCalendar, async ({ query, headers, services }) => {
  const { where, values } = filterOf({ ...query, samples: 'false' }, [isKept, daysOfCalledOff])
  const { rows } = await services.pool.query<VersionedRow>(
    `select ${eventColumns}, ${versionColumn} from ${wholeTables} where e.id in (
       select e.id from ${eventTables} where ${where} order by e.start_day desc, e.id limit ${most}
     ) order by ${inOrder}`,
    values,
  )
  const { timeZone } = services.configuration
  const reader = await readerOf(query.lang, headers, services)
  const entries = await calendarEntries(rows, reader, timeZone)
  const text = calendarFeed({ name: nameOf(query, reader.texts), timeZone, entries })
  return { kind: 'calendar', text, fileName: calendarFileName, isAttachment: false }
})

/** What the calendar is called beside a reader's others: the site, and each part of what was filtered. */
function nameOf(
  { lang, type, location, level, admission, language, access, prize, q }: Query,
  { common, eventForm, eventPage, filters }: Messages,
): string {
  const country = location && (normaliseCountry(location) ?? location)
  const place = location === 'online' ? filters.locationOnline : country && countryLabel(lang, country)
  return [
    common.brand,
    type && common.typesPlural[type],
    place,
    admission && eventPage.admission[admission],
    language && languageNames(lang, language),
    access && eventForm.fields[access].label,
    prize === 'true' && filters.withPrize,
    level && fill(lang, common.difficultyLabel, { level: common.difficulty[level] }),
    q,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const getEventCalendar = handleRead(calendarApi.getEventCalendar, async (call) => {
  const { params, query, headers, services } = call
  const { rows } = await services.pool.query<VersionedRow>(
    `select ${eventColumns}, ${versionColumn} from ${wholeTables} where e.id = $1`,
    [params.id],
  )
  if (!rows[0]) return refused('notFound')
  const reader = await readerOf(query.lang, headers, services)
  const text = calendarOf(await calendarEntries(rows, reader, services.configuration.timeZone))
  return { kind: 'calendar', text, fileName: calendarFileName, isAttachment: true }
})
