import type { DayKey, MonthKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { atom, type ReadableAtom } from 'nanostores'
import { readState, stateAddress, type CalendarState } from '../events/calendar-state.ts'
import { eventOfAddress, type AddressBar } from './address-bar.ts'

export type GoTo = (month: MonthKey) => void

/** Changes what is shown and the address with it: as a step to go back over, or in place of where one is. */
export type Change = (part: Partial<CalendarState>, step?: 'push' | 'replace') => void

export type CalendarStore = {
  $state: ReadableAtom<CalendarState>
  change: Change
  goTo: GoTo
  /** Follows the visitor back and forward from now on; returns how to stop that. */
  follow: () => () => void
}

type Options = {
  /** What the page was asked for. */
  first: CalendarState
  locale: Locale
  /** Today in the site's time zone: the bare address is always its month. */
  today: () => DayKey
  bar: AddressBar
}

/**
 * The month, the filter and the view of a calendar, bound to the address. Each calendar makes its own: on a server, one
 * of the module's would be shared by all who visit at the same time.
 */
export function createCalendarStore({ first, locale, today, bar }: Options): CalendarStore {
  const $state = atom(first)

  const addressOf = (state: CalendarState) => stateAddress(locale, state, today())

  const change: Change = (part, step = 'push') => {
    const next = { ...$state.get(), ...part }
    bar[step](addressOf(next))
    $state.set(next)
  }

  const goTo: GoTo = (month) => {
    if (month !== $state.get().month) change({ month })
  }

  const readAddress = () => {
    const next = readState(new URL(bar.href()).searchParams, today())
    if (next && addressOf(next) !== addressOf($state.get())) $state.set(next)
  }

  const follow = () => {
    // The visitor may have gone back before the calendar was there. An open event chooses the month by itself.
    if (!eventOfAddress(bar.href())) readAddress()
    return bar.onMove(readAddress)
  }

  return { $state, change, goTo, follow }
}
