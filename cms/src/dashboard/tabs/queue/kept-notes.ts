import type { SubmissionKind } from '@cyberluach/core/submissions/submission'

import { saveDraft, savedDraft } from '../../../session/draft.ts'
import type { QueueState } from './queue-state.ts'

type Notes = QueueState['notes']

const formOf = (kind: SubmissionKind) => `notes:${kind}`

/** The notes to decisions that somebody had typed when the page went away, by submission. */
export function keptNotes(kind: SubmissionKind, username: string): Notes {
  return savedDraft<Notes>(formOf(kind), username)?.values ?? {}
}

export function keepNotes(kind: SubmissionKind, username: string, values: Notes): void {
  if (Object.keys(values).length > 0) saveDraft({ form: formOf(kind), username, about: null, values })
}
