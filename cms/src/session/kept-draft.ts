/** Each form has a place of its own. */
const keyOf = (form: string) => `adminDraft:${form}`

/** What somebody was writing in a form when the page went away. */
export type KeptDraft<Values> = { form: string; username: string; about: string | null; values: Values }

/** Keeps what is being written until this tab is closed: the session may end, and the page be reloaded, in the middle. */
export function keepDraft<Values>(draft: KeptDraft<Values>): void {
  try {
    sessionStorage.setItem(keyOf(draft.form), JSON.stringify(draft))
  } catch (error) {
    // No room: what is written is still on the page.
    console.warn('What is being written could not be kept.', error)
  }
}

/** What this person was writing in that form; null for anybody else. */
export function keptDraft<Values>(form: string, username: string): KeptDraft<Values> | null {
  const draft = readDraft<Values>(form)
  return draft?.username === username ? draft : null
}

export function forgetDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form))
}

function readDraft<Values>(form: string): KeptDraft<Values> | null {
  const stored = sessionStorage.getItem(keyOf(form))
  if (!stored) return null
  try {
    return JSON.parse(stored) as KeptDraft<Values>
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
