/** Keeps what was typed in `store`. */
export function saveDraft(
  store: Record<string, string>,
  name: string,
  values: Record<string, unknown>,
): void {
  store[name] = JSON.stringify(values)
}

/** The values that are kept, only those whose field and kind the form still knows; empty when there are none. */
export function loadDraft(
  store: Record<string, string>,
  name: string,
  known: Record<string, unknown>,
): Record<string, unknown> {
  const kept = parse(store[name] ?? 'null')
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => typeof value === typeof known[field]),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
