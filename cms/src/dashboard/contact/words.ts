import type { QueueWords } from '../queue/queue-words.ts'
import type { Texts } from '../text/texts.ts'

/** What the queue of contact messages says. */
export function contactWords(t: Texts): QueueWords {
  const words = t.queues.contact
  const { bulk, deleteMany } = t.queues.events
  return {
    ...words,
    quietStatus: 'rejected',
    approve: words.handle,
    approveOne: words.handleOne,
    reject: t.queues.archive,
    rejectOne: t.queues.archiveOne,
    note: words.archiveNote,
    done: ({ kind }) => ({
      title: { approve: words.handled, reject: words.archived, delete: words.deleted }[kind],
    }),
    bulk: {
      working: { approve: bulk.approving, reject: bulk.rejecting, delete: bulk.deleting },
      done: { approve: bulk.approved, reject: bulk.rejected, delete: bulk.deleted },
      partly: t.queues.partly,
    },
    deletion: { title: words.deletion, titleOfMany: deleteMany, hint: words.deletionHint },
    nothingToExport: { kind: 'failed', title: words.nothingToExport },
  }
}
