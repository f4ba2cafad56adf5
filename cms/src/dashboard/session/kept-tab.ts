import { deleteDraft, saveDraft, savedDraft } from '../../session/draft.ts'

const form = 'tab'

/** Remembers the address of the tab that is open when the session ends by itself. */
export function keepTab(username: string, hash: string): void {
  saveDraft({ form, username, about: null, values: hash })
}

/** The tab that was open when the session ended, as the end of an address; once this person is back. */
export function keptTab(username: string): string | null {
  return savedDraft<string>(form, username)?.values ?? null
}

export function forgetTab(): void {
  deleteDraft(form)
}
