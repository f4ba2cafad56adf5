import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean), ['missCost', 'attack'])

test('without a word everything is measured once, with a minute of mixed use', () => {
  expect(read('')).toEqual({
    ok: true,
    value: { names: [], isShort: false, minutes: 1 },
  })
})

test('names and wishes stand in any order', () => {
  expect(read('--short missCost attack:pipelined --minutes 60')).toEqual({
    ok: true,
    value: {
      names: ['missCost', 'attack:pipelined'],
      isShort: true,
      minutes: 60,
    },
  })
})

test.each([
  ['nothing', /by the name nothing; there are missCost, attack/],
  ['--sort', /of --sort\. npm run bench/],
  ['--minutes', /--minutes wants a number/],
])('%s is refused with what there is', (line, fault) => {
  expect(read(line)).toEqual({ ok: false, fault: expect.stringMatching(fault) })
})
