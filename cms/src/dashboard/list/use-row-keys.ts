import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { TabShortcuts } from '../frame/shortcuts.tsx'
import { currentRow, focusRow, rowAfter } from '../ui/focus.ts'

type Parts = {
  list: RefObject<HTMLElement | null>
  openId: string | null
  toggle: (id: string) => void
}

type Keys = Pick<TabShortcuts, 'nextRow' | 'previousRow' | 'toggleRow' | 'escape'>

/** The keys that walk a list and open its rows, and the row that they are at. */
export function useRowKeys({ list, openId, toggle }: Parts): { keys: Keys; current: () => string | null } {
  const last = useRef<string | null>(null)
  const walk = (step: 1 | -1) => {
    const next = rowAfter(list.current, currentRow(list.current) ?? last.current ?? openId, step)
    if (next === null) return
    last.current = next
    // What is open follows: drawn before the focus comes, so that the page scrolls to where the row is then.
    if (openId !== null && openId !== next) flushSync(() => toggle(next))
    focusRow(next)
  }
  return {
    current: () => currentRow(list.current) ?? openId,
    keys: {
      nextRow: () => walk(1),
      previousRow: () => walk(-1),
      toggleRow: () => {
        const id = currentRow(list.current)
        if (id !== null) toggle(id)
      },
      escape: () => {
        if (openId !== null) toggle(openId)
      },
    },
  }
}
