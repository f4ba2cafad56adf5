import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { TabShortcuts } from '../frame/shortcuts.tsx'
import { currentRow, focusRow, rowAfter } from '../ui/focus.ts'

type Options = {
  list: RefObject<HTMLElement | null>
  openId: string | null
  toggle: (id: string) => void
  /** What Escape does where no row is open. */
  leave?: () => void
}

type Keys = Pick<TabShortcuts, 'nextRow' | 'previousRow' | 'toggleRow' | 'escape'>

/** The keys that walk a list and open its rows, and the row that has the focus. */
export function useRowKeys({ list, openId, toggle, leave }: Options) {
  const last = useRef<string | null>(null)
  /** Where that row loses the focus over what is done with it, the list is walked from there. */
  const current = (): string | null => {
    const id = currentRow(list.current)
    if (id !== null) last.current = id
    return id
  }
  const walk = (step: 1 | -1) => {
    const next = rowAfter(list.current, currentRow(list.current) ?? last.current ?? openId, step)
    if (next === null) return
    last.current = next
    // What is open follows: drawn before the focus comes, so that the page scrolls to where the row is then.
    if (openId !== null && openId !== next) flushSync(() => toggle(next))
    focusRow(next)
  }
  const keys: Keys = {
    nextRow: () => walk(1),
    previousRow: () => walk(-1),
    toggleRow: () => {
      const id = current()
      if (id !== null) toggle(id)
    },
    escape: () => {
      if (openId !== null) toggle(openId)
      else leave?.()
    },
  }
  return { keys, current }
}
