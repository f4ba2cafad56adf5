'use client'

import type { Visit } from '@cyberluach/api/analytics'
import { useEffect, useReducer, type RefObject } from 'react'

import { rowsAfter, type VisitRow } from '../analytics/visit-rows.ts'

type Reading = { visits: readonly Visit[]; isBusy: boolean }

/** The rows as they stand on the screen, moved on by each reading. */
export function useRows(
  visits: readonly Visit[] | undefined,
  readAt: number | null,
  list: RefObject<HTMLElement | null>,
): readonly VisitRow[] {
  const [rows, read] = useReducer(
    (before: readonly VisitRow[], { visits: latest, isBusy }: Reading) => rowsAfter(before, latest, isBusy),
    [],
  )
  // Also a reading without news moves on: what was fading leaves with it.
  useEffect(() => {
    if (visits) read({ visits, isBusy: isBeingUsed(list.current) })
  }, [visits, readAt, list])
  return rows
}

function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  return list.matches(':hover') || list.contains(document.activeElement)
}
