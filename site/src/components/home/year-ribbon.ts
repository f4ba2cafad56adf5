import { addMonths, type MonthKey } from '@cyberluach/core/dates/day-key'
import { shownTypeOf, shownTypes, type ShownType } from '@cyberluach/core/events/event'
import { monthsOfYear, type MonthTypes } from '@cyberluach/core/events/figures'

/** The height of a column, and what a tick and the gap after it have at least and at most. */
const height = 120
const [leastPitch, mostPitch] = [2, 4]

type Line = {
  type: ShownType
  /** Where its first tick begins and its last one ends, from the foot of the column. */
  from: number
  to: number
}

export type Ribbon = {
  months: { month: MonthKey; total: number; lines: Line[] }[]
  /** How many events a tick stands for: one, unless a month has more than find room. */
  perTick: number
  /** Of a tick and the gap after it. */
  dashes: string
}

/** The twelve months from this one on, each with its ticks by kind; a month without events is there as well. */
export function ribbonOf(given: readonly MonthTypes[], first: MonthKey): Ribbon {
  const months = Array.from({ length: monthsOfYear }, (_, n) => addMonths(first, n)).map((month) => {
    const types = given.find((each) => each.month === month)?.types ?? []
    return { month, counts: countsOf(types), total: types.reduce((sum, { count }) => sum + count, 0) }
  })
  const most = Math.max(1, ...months.map(({ total }) => total))
  const perTick = Math.ceil(most / (height / leastPitch - shownTypes.length))
  const pitch = Math.min(mostPitch, Math.floor(height / (Math.ceil(most / perTick) + shownTypes.length)))
  return {
    months: months.map(({ month, counts, total }) => ({
      month,
      total,
      lines: linesOf(counts, perTick, pitch),
    })),
    perTick,
    dashes: `${pitch - 1} 1`,
  }
}

function linesOf(counts: Record<ShownType, number>, perTick: number, pitch: number): Line[] {
  let from = 0
  return shownTypes.flatMap((type) => {
    const ticks = Math.ceil(counts[type] / perTick)
    if (ticks === 0) return []
    const line = { type, from, to: from + ticks * pitch - 1 }
    from += ticks * pitch
    return [line]
  })
}

function countsOf(types: MonthTypes['types']): Record<ShownType, number> {
  const countOf = (shown: ShownType) =>
    types.reduce((sum, { type, count }) => sum + (shownTypeOf(type) === shown ? count : 0), 0)
  return Object.fromEntries(shownTypes.map((type) => [type, countOf(type)])) as Record<ShownType, number>
}
