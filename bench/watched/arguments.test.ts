import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean), ['missCost', 'attack'])

test('without a word everything is measured once, a minute of mixed use, and nothing is kept', () => {
  expect(read('')).toEqual({
    ok: true,
    value: { names: [], isShort: false, compares: false, keeps: false, byWrk: false, minutes: 1, runs: 1 },
  })
})

test('names and wishes stand in any order', () => {
  expect(read('--short missCost --runs 3 --compare attack:pipelined --keep --minutes 60')).toEqual({
    ok: true,
    value: {
      names: ['missCost', 'attack:pipelined'],
      isShort: true,
      compares: true,
      keeps: true,
      byWrk: false,
      minutes: 60,
      runs: 3,
    },
  })
})

test.each([
  ['nothing', /by the name nothing; there are missCost, attack/],
  ['--sort', /of --sort\. npm run bench/],
  ['--wrk --compare', /without wrk/],
  ['--minutes', /--minutes wants a number/],
  ['--runs 1.5', /--runs wants a number/],
])('%s is refused with what there is', (line, fault) => {
  expect(read(line)).toEqual({ ok: false, error: expect.stringMatching(fault) })
})
