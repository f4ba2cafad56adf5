/** One line of the table: what was measured, what is asked for, what came out. `ok` is null where nothing is asked. */
export type Row = { what: string; asked: string; measured: string; ok: boolean | null }

/** A row that is judged by comparing `value` with `limit`. */
export function judged(what: string, value: number, sense: '<=' | '>=', limit: number, unit: string): Row {
  const ok = sense === '<=' ? value <= limit : value >= limit
  return { what, asked: `${sense} ${round(limit)}${unit}`, measured: `${round(value)}${unit}`, ok }
}

/** A row that only tells. */
export function told(what: string, measured: string): Row {
  return { what, asked: '', measured, ok: null }
}

export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** The value below which `share` (0 to 1) of the sorted values lie, by the nearest-rank method. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
