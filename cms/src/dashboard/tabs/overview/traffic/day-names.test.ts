import { describe, expect, test } from 'vitest'

import { dayNames } from './chart-plot.ts'

const plot = { left: 44, right: 344, begin: (index: number) => 44 + index * 12.5 }
const mirrored = { left: 20, right: 320, begin: (index: number) => 320 - index * 12.5 }
const nameAt = (index: number) => (index < 24 ? 'Thursday' : 'Friday')
const namesAt = (midnight: number) =>
  dayNames(plot, [midnight], (index) => (index < midnight ? 'Thursday' : 'Friday'), false)

describe('the names of days', () => {
  test('stand on both sides of a midnight', () => {
    expect(namesAt(12)).toEqual([
      { name: 'Thursday', x: 189, isBefore: true },
      { name: 'Friday', x: 199, isBefore: false },
    ])
  })

  test('leave the axis its place soon after the chart begins', () => {
    expect(namesAt(2).map(({ name }) => name)).toEqual(['Friday'])
  })

  test('do not run out of the chart soon after midnight', () => {
    expect(namesAt(23).map(({ name }) => name)).toEqual(['Thursday'])
  })

  test('stand where time runs to the left, too', () => {
    expect(dayNames(mirrored, [2], nameAt, true)).toEqual([{ name: 'Thursday', x: 290, isBefore: true }])
    expect(dayNames(mirrored, [23], nameAt, true)).toEqual([{ name: 'Thursday', x: 37.5, isBefore: false }])
  })

  test('leave out one that would run over the next', () => {
    const short = (index: number) => ['Sat', 'Sun', 'Mon'][Math.floor(index / 2)] ?? ''
    expect(dayNames(plot, [2, 4], short, false).map(({ name }) => name)).toEqual(['Mon'])
  })
})
