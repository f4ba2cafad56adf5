import type { QueueWords } from './queue-words.ts'

/** The status in the queue's words; one that nobody knows as it is. */
export function StatusPill({ status, words }: { status: string; words: Words }) {
  const { statuses, quietStatus } = words
  return (
    <span className="status-pill" data-status={status} data-quiet={status === quietStatus || undefined}>
      {Object.hasOwn(statuses, status) ? statuses[status] : status}
    </span>
  )
}

type Words = Pick<QueueWords, 'statuses' | 'quietStatus'>
