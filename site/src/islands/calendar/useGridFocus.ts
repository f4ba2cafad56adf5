import { firstDayOf, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { dayAfterKey } from '../../events/grid-keys.ts'
import type { GoTo } from '../../stores/calendar.ts'
import type { DayTab } from './DayCell.tsx'

export const gridId = 'month-grid'

export type GridFocus = {
  tabOf: (day: DayKey) => DayTab
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

type Options = { locale: Locale; month: MonthKey; today: DayKey; goTo: GoTo }

/** Makes the grid one tab stop whose days are walked by key; a key that leaves the month takes the calendar along. */
export function useGridFocus({ locale, month, today, goTo }: Options): GridFocus {
  const awaited = useRef<DayKey | null>(null)
  const [isReady, setReady] = useState(false)
  const [active, setActive] = useState<DayKey | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const isShown = (day: DayKey) => dayLink(day) !== null
  const stop =
    active && monthOf(active) === month ? active : monthOf(today) === month ? today : firstDayOf(month)

  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (awaited.current) dayLink(awaited.current)?.focus()
    else if (!grid()?.contains(document.activeElement)) setFocus(false)
    awaited.current = null
  }, [month])

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOf(event.target)
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
      return
    }
    const next = dayAfterKey(event.key, day, directionOfLocale(locale))
    if (!next) return
    event.preventDefault()
    const stays = monthOf(next) === month || !event.key.startsWith('Page')
    if (stays && isShown(next)) dayLink(next)?.focus()
    else {
      awaited.current = next
      setActive(next)
      goTo(monthOf(next))
    }
  }

  const onFocus = ({ target }: FocusEvent) => {
    setActive(dayOf(target))
    setFocus(true)
  }

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocus(false)
  }

  const tabOf = (day: DayKey): DayTab => {
    if (!isReady) return 'open'
    const isActive = hasFocus ? day === active : day === stop
    if (!isActive) return 'none'
    return hasFocus ? 'focused' : 'stop'
  }

  return { tabOf, onKeyDown, onFocus, onBlur }
}

function dayOf(target: EventTarget): DayKey | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}

function dayLink(day: DayKey): HTMLElement | null {
  return grid()?.querySelector<HTMLElement>(`[data-day="${day}"] .day-link`) ?? null
}

function grid(): HTMLElement | null {
  return document.getElementById(gridId)
}
