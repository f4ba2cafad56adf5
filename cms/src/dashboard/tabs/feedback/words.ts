import { inboxWords } from '../queue/inbox-words.ts'
import type { QueueWords } from '../queue/queue-words.ts'
import type { Texts } from '../../text/texts.ts'

/** What the queue of feedback says. */
export function feedbackWords(t: Texts): QueueWords {
  const { read, readOne, marked, exported } = t.queues.feedback
  const words = inboxWords(t, 'feedback', { approve: read, approveOne: readOne, approved: marked })
  return { ...words, exported: { done: exported } }
}
