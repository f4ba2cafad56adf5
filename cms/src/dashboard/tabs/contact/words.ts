import { inboxWords } from '../queue/inbox-words.ts'
import type { QueueWords } from '../queue/queue-words.ts'
import type { Texts } from '../../text/texts.ts'

/** What the queue of contact messages says. */
export function contactWords(t: Texts): QueueWords {
  const { handle, handleOne, handled } = t.queues.contact
  return inboxWords(t, 'contact', { approve: handle, approveOne: handleOne, approved: handled })
}
