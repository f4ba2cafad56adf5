import type { Kind, State } from '../translations/kinds.ts'
import type { OtherWork } from './other-work.ts'

/** What somebody is needed for: how often, where it is done, and since when the oldest waits. */
export type Waiting = {
  what: 'submissions' | 'contact' | 'feedback' | keyof OtherWork | 'eventTexts' | 'translated' | State
  count: number
  href: string
  /** Of a translation: what kind of text it is of. */
  kind?: Kind
  oldest?: Date | null
  /** The dashboard is a page without the panel's frame: it is loaded whole. */
  isDashboard?: boolean
}
