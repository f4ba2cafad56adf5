import { hasForbiddenCharacters } from '@cyberluach/core/text/text-hygiene'

/** The longest row that is kept, as JSON. */
export const longestRaw = 40_000

/**
 * A row as JSON can carry it and a database can keep it; undefined where it is too long, or nested deeper than can be
 * written.
 */
export function carriedRaw(raw: unknown): unknown {
  const written = writtenJson(raw)
  return written === undefined || written.length > longestRaw ? undefined : JSON.parse(written, harmless)
}

function writtenJson(raw: unknown): string | undefined {
  try {
    return JSON.stringify(raw)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Without the characters that no column of JSON takes. */
function harmless(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return hasForbiddenCharacters(value) ? tidy(value) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  if (!entries.some(([key]) => hasForbiddenCharacters(key))) return value
  return Object.fromEntries(entries.map(([key, one]) => [tidy(key), one]))
}

function tidy(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
