import { deleteDraft, saveDraft, savedDraft } from '../../../../session/draft.ts'
import type { Submission } from '../../queue/submission.ts'
import type { SubmissionValues } from './submission-values.ts'

/** `seen` is the last change that was looked at when the editing began. */
export type UnsavedEdit = { values: SubmissionValues; seen: string }

/** Each submission has a draft of its own, which outlives its row being closed; one more says which was the last. */
const formOf = (id: string) => `submission:${id}`
const lastForm = 'submission'

/** Which submission, and by what title it is found. */
type Edited = { id: string; title: string }

/** Saves what the open form holds; null where that did not work. */
type Save = () => Promise<Submission | null>
const openForms = new Map<string, Save>()

export function unsavedEdit(id: string, username: string): UnsavedEdit | undefined {
  return savedDraft<UnsavedEdit>(formOf(id), username)?.values
}

/** The submission that was being edited when the page went away. */
export function lastEdited(username: string): Edited | null {
  return savedDraft<Edited>(lastForm, username)?.values ?? null
}

export function keepEdit({ id, title }: Edited, username: string, values: UnsavedEdit): void {
  saveDraft({ form: formOf(id), username, about: id, values })
  saveDraft({ form: lastForm, username, about: id, values: { id, title } })
}

export function forgetEdit(id: string, username: string): void {
  deleteDraft(formOf(id))
  if (lastEdited(username)?.id === id) deleteDraft(lastForm)
}

/** Says how what an open form holds is saved; answers what takes that back. */
export function offerSaving(id: string, save: Save): () => void {
  openForms.set(id, save)
  return () => void (openForms.get(id) === save && openForms.delete(id))
}

/**
 * What approving is about: the submission as its open form shows it, saved. `unsaved` where changes wait in a closed row,
 * null where saving did not work and has said so.
 */
export async function readyToApprove(
  submission: Submission,
  username: string,
): Promise<Submission | 'unsaved' | null> {
  const save = openForms.get(submission.id)
  if (save) return save()
  return unsavedEdit(submission.id, username) ? 'unsaved' : submission
}
