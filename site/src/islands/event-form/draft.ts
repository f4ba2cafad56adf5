import { emptyEventForm, type EventFormValues } from '@cyberluach/core/submission-form'

const key = 'cyberluach.event-form'

/** Keeps what was typed for the life of the tab: through closing the form, a reload, and the other language. */
export function saveDraft(storage: Storage, values: Partial<EventFormValues>): void {
  try {
    storage.setItem(key, JSON.stringify(values))
  } catch (error) {
    console.warn('The form could not be kept', error)
  }
}

/** The values kept in this tab, only those whose field and kind the form still knows; empty when there are none. */
export function loadDraft(storage: Storage): Partial<EventFormValues> {
  const kept = storage.getItem(key)
  return kept === null ? {} : knownValues(parse(kept))
}

export function clearDraft(storage: Storage): void {
  storage.removeItem(key)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function knownValues(kept: unknown): Partial<EventFormValues> {
  if (typeof kept !== 'object' || kept === null) return {}
  const empty: Record<string, unknown> = emptyEventForm()
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name]),
  )
}
