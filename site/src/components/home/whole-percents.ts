/** The shares of a whole in whole percent: rounded down, and what is missing given to the largest remainders; of nothing, 0. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const exact = counts.map((count) => (total > 0 ? (count * 100) / total : 0))
  const floors = exact.map(Math.floor)
  const missing = total > 0 ? 100 - floors.reduce((sum, each) => sum + each, 0) : 0
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0))
}
