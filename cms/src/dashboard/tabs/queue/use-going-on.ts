'use client'

import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import { focusRow, scrollToRow } from '../../focus/rows.ts'
import type { RowActs } from './definition.ts'
import { pendingAfter } from './queue-state.ts'
import type { Queue } from './use-queue.ts'

/** Where rows are cards, and one fills the window. */
const phone = '(width < 48rem)'

/** On a phone, one follows another: what was decided where it is open gives way to the next that waits. */
export function useGoingOn(queue: Queue, decide: RowActs['decide']): RowActs['decide'] {
  const latest = useRef(queue)
  useEffect(() => {
    latest.current = queue
  })
  return useCallback<RowActs['decide']>(
    async (submission, decision) => {
      const { id } = submission
      const isFollowed = latest.current.openId === id && matchMedia(phone).matches
      const next = pendingAfter(latest.current, id)
      const isDone = await decide(submission, decision)
      if (!isDone || !isFollowed) return isDone
      // Behind what whoever asked does with the focus.
      requestAnimationFrame(() => {
        const { openId, toggle } = latest.current
        const isDeleted = openId === null && decision.kind === 'delete'
        if (openId !== id && !isDeleted) return
        if (next !== null || !isDeleted) flushSync(() => toggle(next ?? id))
        if (next === null) return
        focusRow(next)
        scrollToRow(next)
      })
      return isDone
    },
    [decide],
  )
}
