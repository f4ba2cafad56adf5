import { expect, test } from 'vitest'
import { grownOf } from './ages.ts'
import { reckon } from './ledger.ts'
import { reckonMails } from './mail-reckoning.ts'

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
