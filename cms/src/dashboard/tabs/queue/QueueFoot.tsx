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
    <div className="queue-foot">
      <span>{say(t.queues.firstShown, { n: queue.places.length })}</span>
      {isFull ? (
        <span>{t.queues.tooMany}</span>
      ) : (
        <Button isRunning={queue.isReading} onClick={queue.grow}>
          {t.queues.more}
        </Button>
      )}
    </div>
  )
}
