import { expect, test } from 'vitest'
import { readDuration } from './endure.ts'

test.each([
  ['2m', 120_000],
  ['20m', 1_200_000],
  ['3h', 10_800_000],
])('%s is a duration', (word, ms) => {
  expect(readDuration([word])).toEqual({ ok: true, ms })
})

test.each([
  [[], /How long\?.*npm run endure -- 20m/],
  [['20'], /"20" is no duration/],
  [['20s'], /"20s" is no duration/],
  [['-5m'], /"-5m" is no duration/],
  [['1.5h'], /"1\.5h" is no duration/],
  [['1m'], /1m is out of bounds/],
  [['25h'], /25h is out of bounds/],
  [['20m', '--fast'], /not also --fast/],
])('%j is refused with what would do', (words, fault) => {
  expect(readDuration(words)).toEqual({ ok: false, error: expect.stringMatching(fault) })
})
