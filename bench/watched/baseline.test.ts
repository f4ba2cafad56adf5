import { expect, test } from 'vitest'
import { atMost, reported, watched, type Row, type Unit } from '../support/report.ts'
import { compare, keep, ofRuns, type BaselineRow } from './comparison.ts'

const miss = (value: number) => row('a miss', 'bare Node answers', value)
const hit = (value: number) => row('a hit', 'ratio', value, 'more')

function row(what: string, unit: Unit, value: number, better: 'less' | 'more' = 'less'): Row {
  return watched(reported(what, ''), unit, [value], better)
}

function kept(rows: Row[]): BaselineRow[] {
  return keep([], rows, '2026-11-20', 'abcdef')
}

test('more than 15 % dearer is worse, more than 15 % cheaper is better, between them nothing moved', () => {
  const moves = (now: number) => compare(kept([miss(200)]), [miss(now)]).moved
  expect(moves(231)).toMatchObject([{ isWorse: true, share: 0.155 }])
  expect(moves(169)).toMatchObject([{ isWorse: false, share: -0.155 }])
  expect(moves(229)).toEqual([])
  expect(moves(171)).toEqual([])
})

test('where more is better, less is worse', () => {
  expect(compare(kept([hit(0.9)]), [hit(0.7)]).moved).toMatchObject([{ isWorse: true, now: 0.7 }])
  expect(compare(kept([hit(0.5)]), [hit(0.7)]).moved).toMatchObject([{ isWorse: false }])
})

test('a trifle of a small figure is no move', () => {
  expect(compare(kept([miss(4)]), [miss(8)]).moved).toEqual([])
  expect(compare(kept([miss(0)]), [miss(40)]).moved).toMatchObject([{ isWorse: true }])
})

test('what was never kept, or in another unit, is named; what is not watched is left out', () => {
  const rows = [hit(0.9), row('a miss', 'bytes', 7), reported('a word', 'said')]
  expect(compare(kept([miss(200)]), rows)).toEqual({ moved: [], steady: 0, unknown: ['a hit', 'a miss'] })
})

test('what was measured takes the place of what was kept by its name, and the rest stays', () => {
  const baseline = kept([miss(200), hit(0.9)])
  const next = keep(baseline, [row('weight', 'bytes', 34_100.4), miss(181.26)], '2026-12-01', '123456')
  expect(next).toEqual([
    {
      name: 'a miss',
      unit: 'bare Node answers',
      value: 181,
      spread: 0,
      date: '2026-12-01',
      commit: '123456',
    },
    { name: 'a hit', unit: 'ratio', value: 0.9, spread: 0, date: '2026-11-20', commit: 'abcdef' },
    { name: 'weight', unit: 'bytes', value: 34_100, spread: 0, date: '2026-12-01', commit: '123456' },
  ])
})

test('of three runs the middle one counts, with the spread from run to run', () => {
  const run = (edge: number, p99: number) => [miss(edge), atMost('p99', p99, 150, ' ms')]
  expect(ofRuns([run(100, 160), run(140, 90), run(120, 140)])).toMatchObject([
    { watched: { value: 120 }, spread: 40 / 120 },
    { measured: '140 ms', ok: true, spread: 0.5 },
  ])
})

test('of a single run everything is as it was', () => {
  const rows = [miss(100), reported('a word', 'said')]
  expect(ofRuns([rows])).toBe(rows)
})
