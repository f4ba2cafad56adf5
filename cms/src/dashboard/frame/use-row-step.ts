import { useLatest } from '../ui/use-latest.ts'
import { useEffect, useRef } from 'react'

import { focusRow } from '../ui/focus.ts'
import { useTabScope } from './FrameContext.tsx'
import { tabFromHash, type TabName } from './tabs.ts'

/** What marks the step of the history in which a row is open. */
type RowStep = { tab: TabName; id: string }

type Options = {
  openId: string | null
  toggle: (id: string) => void
  /** Whether the list has that row: a step may name one that is gone. */
  hasRow: (id: string) => boolean
  /** What the address says of the tab, where that changes within it. */
  hash?: string
}

/**
 * The open row of a tab's list is one step of the browser's history, whichever row it is: Back closes it, and Forward opens
 * it again. Closed by hand, its step is left, so that Back leads to where somebody was before.
 */
export function useRowStep(options: Options): void {
  const { name, isOpen } = useTabScope()
  const { openId } = options
  const latest = useLatest(options)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (name === null || !isOpen || isLeaving.current) return
    const step = rowStep()
    const isOurs = step?.tab === name
    if (openId !== null && isOurs) history.replaceState(withStep({ tab: name, id: openId }), '')
    else if (openId !== null) history.pushState(withStep({ tab: name, id: openId }), '')
    else if (isOurs) {
      isLeaving.current = true
      history.back()
    }
  }, [name, isOpen, openId])

  useEffect(() => {
    if (name === null) return undefined
    const follow = () => {
      const { openId: current, toggle, hasRow, hash } = latest.current
      if (isLeaving.current) {
        isLeaving.current = false
        keepHash(hash)
        // Another one was opened before the step of the first was left.
        if (current !== null) history.pushState(withStep({ tab: name, id: current }), '')
        return
      }
      if (tabFromHash(location.hash) !== name) return
      const step = rowStep()
      const wanted = step?.tab === name && hasRow(step.id) ? step.id : null
      const moved = wanted ?? current
      if (wanted === current || moved === null) return
      keepHash(hash)
      toggle(moved)
      focusRow(moved)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [name, latest])
}

/** A step back is one of the row alone; an address that somebody wrote has no state, and is followed. */
function keepHash(hash = location.hash): void {
  if (history.state !== null && location.hash !== hash) history.replaceState(history.state, '', hash)
}

/** The state of the history without the mark of a row, for a step elsewhere. */
export function withoutRowStep(): unknown {
  return withStep(undefined)
}

function withStep(rowStep: RowStep | undefined): unknown {
  return { ...history.state, rowStep }
}

function rowStep(): RowStep | undefined {
  return history.state?.rowStep
}
