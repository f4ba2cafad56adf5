import type { DayKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { arrivalKinds, type ArrivalKind, type Arrivals, type Waiting } from '../arrivals.ts'

/** What a mail to an admin is written from. */
export type Notice = {
  locale: Locale
  origin: string
  /** What is new, of at least one kind unless something is suspicious or a backup is late. */
  arrivals: Arrivals
  /** How much of what is suspicious is new. */
  suspicious: number
  /** How much waits; null where that is not told. */
  waiting: Waiting | null
  /** Of backups that are late: the day of the last good one; null where none is. */
  backup: { lastDay: DayKey | null } | null
}

export type NoticeTexts = Pick<Messages, 'common' | 'mail' | 'staffMail'>

/** How many there are of each kind of which there are any. */
export function countsOf(
  locale: Locale,
  texts: Pick<Messages['staffMail']['subject'], ArrivalKind>,
  countOf: (kind: ArrivalKind) => number,
): string {
  return arrivalKinds
    .filter((kind) => countOf(kind) > 0)
    .map((kind) => fill(locale, texts[kind], { n: countOf(kind) }))
    .join(' · ')
}
