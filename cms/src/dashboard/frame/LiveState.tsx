'use client'

import { useAgo } from '../ui/Ago.tsx'
import { LiveLine } from '../ui/LiveLine.tsx'
import { useNow } from '../ui/clock.ts'
import type { Liveness } from '../data/use-polling.ts'
import { useText } from '../text/TextContext.tsx'

/** Whether the dashboard keeps itself up to date, and since when it has. */
export function LiveState({ state, updatedAt }: Liveness) {
  const { t, say } = useText()
  const ago = useAgo()
  const now = useNow()
  return (
    <LiveLine state={state} isWideOnly>
      {updatedAt ? say(t.updated, { ago: ago(updatedAt, now) }) : t.updating}
    </LiveLine>
  )
}
