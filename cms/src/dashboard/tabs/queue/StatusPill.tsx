import { Pill } from '../../ui/Pill.tsx'
import type { QueueWords } from './queue-words.ts'

/** The status in the queue's words; one that nobody knows as it is. */
export function StatusPill({ status, words }: { status: string; words: Words }) {
  const { statuses, quietStatus } = words
  return (
    <Pill status={status} isQuiet={status === quietStatus}>
      {Object.hasOwn(statuses, status) ? statuses[status] : status}
    </Pill>
  )
}

type Words = Pick<QueueWords, 'statuses' | 'quietStatus'>
