'use client'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { mostRows } from './queue-state.ts'
import type { Queue } from './use-queue.ts'

/** Says that there is more than the rows above, and brings it. */
export function QueueFoot({ queue }: { queue: Queue }) {
  const { t, say } = useText()
  if (!queue.hasMore) return null
  const isFull = queue.limit >= mostRows && !queue.isReading
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 text-(length:--text-xs) text-ink-3">
      <span>{say(t.queues.firstShown, { n: queue.places.length })}</span>
      {isFull ? (
        <span>{t.queues.tooMany}</span>
      ) : (
        <Button className="max-md:min-h-control" isRunning={queue.isReading} onClick={queue.grow}>
          {t.queues.more}
        </Button>
      )}
    </div>
  )
}
