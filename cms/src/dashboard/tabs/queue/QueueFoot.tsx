'use client'

import { useRef } from 'react'

import { passFocus } from '../../focus/pass-focus.ts'
import { rowsAfter } from '../../focus/rows.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { mostRows } from './queue-state.ts'
import type { Queue } from './use-queue.ts'

/** Says that there is more than the rows above, and brings it. */
export function QueueFoot({ queue }: { queue: Queue }) {
  const { t, say } = useText()
  const foot = useRef<HTMLDivElement>(null)
  if (!queue.hasMore) return null
  const isFull = queue.limit >= mostRows && !queue.isReading
  const grow = () => {
    const came = rowsAfter(foot.current?.parentElement ?? null)
    queue.grow()
    // Where all have come there is no button any more: the first that came is next.
    passFocus(() => (foot.current ? null : came()))
  }
  return (
    <div
      ref={foot}
      className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 text-(length:--text-xs) text-ink-3"
    >
      <span>{say(t.queues.firstShown, { n: queue.places.length })}</span>
      {isFull ? (
        <span>{t.queues.tooMany}</span>
      ) : (
        <Button className="max-md:min-h-control" isRunning={queue.isReading} onClick={grow}>
          {t.queues.more}
        </Button>
      )}
    </div>
  )
}
