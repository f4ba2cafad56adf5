/** Whole numbers from 0 to below a limit, the same for the same seed: a test that fails once fails again. */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed + 1
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
