/** A text without blanks around it; of a value in all languages the English one. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const both = (value ?? {}) as { en?: unknown; he?: unknown }
  return [both.en, both.he].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? ''
}
