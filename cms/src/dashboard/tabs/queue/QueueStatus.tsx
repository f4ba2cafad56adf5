import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { QueueWords } from './queue-words.ts'

/** The status in the queue's words; one that nobody knows as it is. */
export function QueueStatus({ status, words }: { status: string; words: Words }) {
  const { statuses, quietStatus } = words
  return (
    <StatusBadge status={status === quietStatus ? 'quiet' : status}>
      {Object.hasOwn(statuses, status) ? statuses[status] : status}
    </StatusBadge>
  )
}

type Words = Pick<QueueWords, 'statuses' | 'quietStatus'>
