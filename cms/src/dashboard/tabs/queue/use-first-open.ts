'use client'

import { useEffect, useRef, useState } from 'react'

import { useSession } from '../../session/SessionContext.tsx'
import type { QueueDefinition } from './definition.ts'
import type { Queue } from './use-queue.ts'

/** Opens the row that somebody was at when the page went away, once it has been read; it is searched for where it is far down. */
export function useFirstOpen({ firstOpen }: QueueDefinition, queue: Queue): void {
  const { username } = useSession()
  const { records, shown, openId, toggle, setFilter } = queue
  const [wanted] = useState(() => firstOpen?.(username) ?? null)
  const hope = useRef<'fresh' | 'searching' | 'none'>(wanted ? 'fresh' : 'none')
  useEffect(() => {
    if (!wanted || hope.current === 'none' || !shown) return
    if (openId !== null || records.has(wanted.id)) {
      hope.current = 'none'
      if (openId === null) toggle(wanted.id)
    } else if (hope.current === 'fresh') {
      hope.current = 'searching'
      setFilter({ status: 'all', text: wanted.title })
    } else if (shown.text === wanted.title) {
      hope.current = 'none'
    }
  }, [wanted, records, shown, openId, toggle, setFilter])
}
