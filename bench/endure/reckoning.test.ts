import { expect, test } from 'vitest'
import { grownOf } from './ages.ts'
import { reckon, reckonMails, rowsOfReads } from './reckoning.ts'

const write = (mark: string, id: string) => ({ mark, id, kind: 'contact' })

test('what was acknowledged and is not there is lost; what nobody acknowledged may be there once', () => {
  const { lost, others, twice } = reckon(
    [write('a', '1'), write('b', '2')],
    [
      { mark: 'a', id: '1' },
      { mark: 'c', id: '3' },
    ],
  )
  expect({ lost: lost.map(({ mark }) => mark), others, twice }).toEqual({
    lost: ['b'],
    others: [],
    twice: [],
  })
})

test('a write that is there twice, or under another id than was said, is told', () => {
  const stored = [
    { mark: 'a', id: '1' },
    { mark: 'a', id: '2' },
    { mark: 'b', id: '3' },
  ]
  const { lost, others, twice } = reckon([write('a', '1'), write('b', '9')], stored)
  expect({ lost, others: others.map(({ mark }) => mark), twice }).toEqual({
    lost: [],
    others: ['b'],
    twice: ['a'],
  })
})

test('a mail comes once; twice only where it was under way at a trouble', () => {
  const promised = ['never', 'once', 'repeated', 'killed'].map((name) => ({
    messageId: `<${name}@x>`,
    recipient: 'a@x',
  }))
  const reckoned = reckonMails(
    promised,
    [
      ['a@x', '<once@x>', 1_000],
      ['a@x', '<repeated@x>', 2_000],
      ['a@x', '<repeated@x>', 90_000],
      ['a@x', '<killed@x>', 49_500],
      ['a@x', '<killed@x>', 60_000],
    ],
    [{ from: 50_000, to: 52_000 }],
  )
  expect(reckoned).toEqual({ never: 1, twice: 1, underWay: 1 })
})

test('growth is a share of what there was at the same age', () => {
  expect(grownOf(100, 109)).toBeCloseTo(0.09)
  expect(grownOf(100, 80)).toBeCloseTo(-0.2)
  expect(grownOf(0, 80)).toBe(Number.POSITIVE_INFINITY)
})

test('a read is judged by what was promised: nothing, an answer, or a good one', () => {
  const read = (from: number, status: number | null) => ({ path: '/', from, to: from + 10, status })
  const killed = { what: 'edge killed', kills: 1, closes: true, from: 100, to: 101 }
  const stopped = { what: 'database stopped', kills: 0, closes: false, from: 300, to: 400 }
  const judge = (reads: Parameters<typeof rowsOfReads>[0], closed = [{ from: 95, to: 200 }]) =>
    rowsOfReads(reads, closed, [{ from: 290, to: 500 }], [killed, stopped])
      .filter(({ ok }) => ok === false)
      .map(({ what }) => what)
  const good = [read(0, 200), read(90, null), read(195, 503), read(285, 503), read(480, 500), read(600, 404)]
  expect(judge(good)).toEqual([])
  expect(judge([read(201, 503)])).toEqual(['… without a good answer'])
  expect(judge([read(350, null)])).toEqual(['… without any answer'])
  expect(judge([], [{ from: 600, to: 900 }])).toEqual(['times that the edge was away without a kill'])
})
