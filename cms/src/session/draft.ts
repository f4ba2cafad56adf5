/** Each form has a place of its own. */
const keyOf = (form: string) => `adminDraft:${form}`

/** What somebody was writing in a form when the page went away. */
export type Draft<Values> = { form: string; username: string; about: string | null; values: Values }

/** Keeps what is being written until this tab is closed: the session may end, and the page be reloaded, in the middle. */
export function saveDraft<Values>(draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(keyOf(draft.form), JSON.stringify(draft))
  } catch (error) {
    // No room: what is written is still on the page.
    console.warn('What is being written could not be kept.', error)
  }
}

/** What this person was writing in that form; null for anybody else. */
export function savedDraft<Values>(form: string, username: string): Draft<Values> | null {
  const draft = readDraft<Values>(form)
  return draft?.username === username ? draft : null
}

export function deleteDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form))
}

function readDraft<Values>(form: string): Draft<Values> | null {
  const stored = sessionStorage.getItem(keyOf(form))
  if (!stored) return null
  try {
    return JSON.parse(stored) as Draft<Values>
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
