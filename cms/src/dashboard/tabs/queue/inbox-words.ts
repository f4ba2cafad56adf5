import type { Message } from '@cyberluach/i18n/translate'

import type { Texts } from '../../text/texts.ts'
import type { QueueWords } from './queue-words.ts'

type Inbox = 'contact' | 'feedback'

type OwnWords = { approve: string; approveOne: Message; approved: string }

/** What a list of letters says: they are read and put away, nothing of them is published. */
export function inboxWords(t: Texts, inbox: Inbox, { approve, approveOne, approved }: OwnWords): QueueWords {
  const words = t.queues[inbox]
  const { bulk, deleteMany } = words
  return {
    ...words,
    exported: {},
    quietStatus: 'rejected',
    approve,
    approveOne,
    reject: t.queues.archive,
    rejectOne: t.queues.archiveOne,
    note: words.archiveNote,
    done: ({ kind }) => ({
      title: { approve: approved, reject: words.archived, delete: words.deleted }[kind],
    }),
    bulk: {
      working: { approve: bulk.approving, reject: bulk.archiving, delete: bulk.deleting },
      done: { approve: bulk.approved, reject: bulk.archived, delete: bulk.deleted },
      partly: t.queues.partly,
    },
    deletion: { title: words.deletion, titleOfMany: deleteMany, hint: words.deletionHint },
    nothingToExport: { kind: 'failed', title: words.nothingToExport },
  }
}
