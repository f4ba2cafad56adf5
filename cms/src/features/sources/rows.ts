import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Deadline } from '@cyberluach/core/events/deadline'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { Admission, EventType } from '@cyberluach/core/events/event-types'
import type { RejectionReason, SourceKind } from '@cyberluach/core/sources/sources'
import type { PoolClient } from 'pg'

/** One event as a source states it, in our words. */
export type SourceRow = {
  /** The source's own name for it, where it has one that stays. */
  id: string | null
  title: string
  titleHe: string | null
  description: string | null
  /** Both inclusive. */
  startDay: DayKey
  endDay: DayKey
  /** ISO 8601 instants; null where only days are stated. */
  startsAt: string | null
  endsAt: string | null
  url: string | null
  isOnline: boolean
  city: string | null
  /** The English name, as `core/countries` has it. */
  country: string | null
  venue: string | null
  /** Null where the source's own default holds. */
  eventType: EventType | null
  state: EventState
  organizer: string | null
  admission: Admission | null
  price: string | null
  /** As `languagesText` writes them. */
  languages?: string | null
  conductUrl?: string | null
  tags: string[]
  deadlines: Deadline[]
  /** The other first day that the list names for it: its days are in doubt. */
  otherDay?: DayKey
  /** The row as it stood in the file, as JSON. */
  raw: unknown
}

/** A row that was not read. */
export type Refused = { raw: string; line: number | null; reason: RejectionReason }

/** A series that a list waits for, without days. */
export type SeriesRow = { name: string; url: string | null; city: string | null; country: string | null }

/** What was read of a list; `over` are rows beside those, of long ago, and `series` all that a watch list has. */
export type Parsed = { rows: SourceRow[]; refused: Refused[]; over?: number; series?: SeriesRow[] }

/** How many rows of a list were read. */
export const rowsRead = ({ rows, series = [] }: Parsed): number => rows.length + series.length

/** What a parser knows besides the text. `timeZone` is that of a text which names none. */
export type ParserContext = { now: Date; address: string; timeZone: string }

/** Reads a whole file: pure, in time linear to its length, and without throwing, whatever the text. */
export type Parser = (text: string, context: ParserContext) => Parsed

/** All parsers, by what they read. */
export type Parsers = Record<SourceKind, Parser>

/** What a source says of an event, without the row as it stood. */
export type Stated = Omit<SourceRow, 'raw'>

/** What one source says of one event, as it is kept. */
export type SourceRecord = {
  id: string
  sourceId: string
  stated: Stated
  /** The event that it is known to be of. */
  eventId: string | null
  lastSeenAt: Date
}

/** Whether what it states was over when its list stated it. */
export const isOver = ({ stated, lastSeenAt }: SourceRecord) => stated.endDay < lastSeenAt.toISOString().slice(0, 10)

/** Whether its list states its days in two ways: then somebody looks before it is published, or moves. */
export const isInDoubt = ({ stated }: SourceRecord) => stated.otherDay !== undefined

export const recordColumns = `s.id, s.source_id as "sourceId", s.stated, s.event_id as "eventId",
  s.last_seen_at as "lastSeenAt"`

/** Those of the ids that there are, held until the transaction ends. */
export async function lockRecords(client: PoolClient, ids: readonly string[]): Promise<SourceRecord[]> {
  const { rows } = await client.query<SourceRecord>(
    `select ${recordColumns} from sightings s where s.id = any($1::uuid[]) order by s.id for update`,
    [ids],
  )
  return rows
}
