import type { FetchFailure } from '@cyberluach/core/sources/sources'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** What became of a link that somebody gave. */
export type LinkNotice =
  /** `zone` is the one that its hours stand in: they were moved to it, or it is only supposed, where the page says none. */
  | { kind: 'filled'; host: string; count: number; hours?: { are: 'moved' | 'supposed'; zone: string } }
  | { kind: 'nothing' | 'nothingNew'; host: string }
  | { kind: 'wrongLink' | 'tooMany' | 'unavailable' | 'off' }
  | { kind: 'failed'; failure: Exclude<FetchFailure, 'noPermission'> }

/** Whether something kept the link from being read. */
export function isLinkError(notice: LinkNotice | null): boolean {
  return notice !== null && !['filled', 'nothing', 'nothingNew'].includes(notice.kind)
}

/** The sentence of a notice; `zoneName` names a zone to its reader. */
export function linkNoticeText(
  locale: Locale,
  words: Messages['readLink'],
  notice: LinkNotice,
  zoneName: (zone: string) => string,
): string {
  switch (notice.kind) {
    case 'filled': {
      const { count, host, hours } = notice
      const note = hours ? ` ${fill(locale, words.hours[hours.are], { zone: zoneName(hours.zone) })}` : ''
      return `${fill(locale, words.filled, { n: count, host })}${note}`
    }
    case 'nothing':
    case 'nothingNew':
      return fill(locale, words[notice.kind], { host: notice.host })
    case 'failed':
      return words.failures[notice.failure]
    default:
      return words[notice.kind]
  }
}
