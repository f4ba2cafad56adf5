type Read = { ok: true; ms: number } | { ok: false; fault: string }

const units: Record<string, number> = { m: 60_000, h: 3_600_000 }
const shortestMs = 120_000
const longestMs = 24 * 3_600_000
const usage = 'npm run endure -- 20m (from 2m to 24h)'

/** How long is endured: whole minutes or hours, always said, so that nobody starts what does not end. */
export function readDuration(words: readonly string[]): Read {
  const [word, ...rest] = words
  if (!word) return { ok: false, fault: `How long? ${usage}` }
  if (rest.length > 0) return { ok: false, fault: `One duration, not also ${rest.join(' ')}. ${usage}` }
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(word) ?? []
  if (!count || !unit) return { ok: false, fault: `${JSON.stringify(word)} is no duration. ${usage}` }
  const ms = Number(count) * (units[unit] ?? 0)
  if (ms < shortestMs || ms > longestMs) return { ok: false, fault: `${word} is out of bounds. ${usage}` }
  return { ok: true, ms }
}
