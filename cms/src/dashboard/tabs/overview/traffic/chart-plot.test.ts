import { describe, expect, test } from 'vitest'

import { areaPath, boxBeside, columnPaths, indexAt, linePath, plotOf } from './chart-plot.ts'

const shape = { width: 164, height: 148, count: 5, most: 10, isMirrored: false, hasColumns: false }
const values = [0, 10, 5, 0, 10]

describe('a line', () => {
  test('goes from edge to edge of the plot, 0 at its foot', () => {
    expect(linePath(plotOf(shape), values)).toBe('M44,120L69,20L94,70L119,120L144,20')
  })

  test('runs from right to left where time does', () => {
    expect(linePath(plotOf({ ...shape, isMirrored: true }), values)).toBe('M120,120L95,20L70,70L45,120L20,20')
  })

  test('of one value stands at the edge where time begins', () => {
    expect(linePath(plotOf({ ...shape, count: 1 }), [5])).toBe('M44,70')
  })

  test('has what lies below it', () => {
    expect(areaPath(plotOf(shape), values)).toBe(`${linePath(plotOf(shape), values)}L144,120L44,120Z`)
  })
})

describe('columns', () => {
  const plot = plotOf({ ...shape, hasColumns: true })

  test('stand side by side in the middle of their time, whole pixels wide, and none for nothing', () => {
    const [first, second] = [0, 1].map((place) => columnPaths(plot, values, { place, of: 2 }))
    // 20 px of time, of which 16 % stay free on either side: two columns of 7 px from 3.2 px on.
    expect(first).toHaveLength(3)
    expect(first?.[0]).toBe('M67.2,22A2,2,0,0,1,69.2,20L72.2,20A2,2,0,0,1,74.2,22L74.2,120L67.2,120Z')
    expect(second?.[0]).toMatch(/^M74\.2,22/)
  })

  test('are never wider than 16 px, and stay in the middle', () => {
    const [path] = columnPaths(plotOf({ ...shape, count: 1, hasColumns: true }), [10], { place: 0, of: 1 })
    expect(path).toMatch(/^M86,22.*L102,120L86,120Z$/)
  })

  test('are round only as far as they are high', () => {
    const [path] = columnPaths(plot, [0.1], { place: 0, of: 2 })
    expect(path).toMatch(/^M47\.2,119\.5A0\.5,0\.5,0,0,1,/)
  })
})

test.each([
  [{ x: 44, y: 60 }, 0],
  [{ x: 56, y: 60 }, 0],
  [{ x: 57, y: 60 }, 1],
  [{ x: 144, y: 120 }, 4],
  [{ x: 43, y: 60 }, null],
  [{ x: 60, y: 19 }, null],
  [{ x: 60, y: 121 }, null],
])('at %j is value %j', (at, index) => {
  expect(indexAt(plotOf(shape), 5, at)).toBe(index)
})

describe('a box beside a point', () => {
  const plot = plotOf({ ...shape, width: 464 })
  const box = { width: 100, height: 40 }

  test.each([
    ['after it, below', { x: 100, y: 40 }, false, { x: 114, y: 54 }],
    ['before it where there is no room after', { x: 400, y: 40 }, false, { x: 286, y: 54 }],
    ['above where there is none below', { x: 100, y: 100 }, false, { x: 114, y: 46 }],
    ['never outside the plot', { x: 100, y: 70 }, false, { x: 114, y: 20 }],
    ['before it, where time goes on to the left', { x: 300, y: 40 }, true, { x: 186, y: 54 }],
    ['and after it there where it has no room', { x: 100, y: 40 }, true, { x: 114, y: 54 }],
  ])('stands %s', (_, point, isMirrored, place) => {
    expect(boxBeside(point, box, plot, isMirrored)).toEqual(place)
  })
})
