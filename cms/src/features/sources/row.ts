import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Deadline } from '@cyberluach/core/events/deadline'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { Admission, EventType } from '@cyberluach/core/events/event-types'
import type { RejectionReason, SourceKind } from '@cyberluach/core/sources/sources'

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
  tags: string[]
  deadlines: Deadline[]
  /** The row as it stood in the file, as JSON. */
  raw: unknown
}

/** A row that was not read. */
export type Refused = { raw: string; line: number | null; reason: RejectionReason }

export type Parsed = { rows: SourceRow[]; refused: Refused[] }

/** What a parser knows besides the text. `timeZone` is that of a text which names none. */
export type ParserContext = { now: Date; address: string; timeZone: string }

/** Reads a whole file: pure, in time linear to its length, and without throwing, whatever the text. */
export type Parser = (text: string, context: ParserContext) => Parsed

/** All parsers, by what they read. */
export type Parsers = Record<SourceKind, Parser>
