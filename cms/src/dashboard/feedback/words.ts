import type { QueueWords } from '../queue/queue-words.ts'
import type { Texts } from '../text/texts.ts'

/** What the queue of feedback says. */
export function feedbackWords(t: Texts): QueueWords {
  const words = t.queues.feedback
  const { bulk, deleteMany } = t.queues.events
  return {
    ...words,
    quietStatus: 'rejected',
    approve: words.read,
    approveOne: words.readOne,
    reject: t.queues.archive,
    rejectOne: t.queues.archiveOne,
    note: words.archiveNote,
    done: ({ kind }) => ({
      title: { approve: words.marked, reject: words.archived, delete: words.deleted }[kind],
    }),
    bulk: {
      working: { approve: bulk.approving, reject: bulk.rejecting, delete: bulk.deleting },
      done: { approve: bulk.approved, reject: bulk.rejected, delete: bulk.deleted },
      partly: t.queues.partly,
    },
    deletion: { title: words.deletion, titleOfMany: deleteMany, hint: words.deletionHint },
    exported: { done: words.exported },
    nothingToExport: { kind: 'failed', title: words.nothingToExport },
  }
}
