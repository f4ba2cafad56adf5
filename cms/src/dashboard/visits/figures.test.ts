import { describe, expect, test } from 'vitest'

import {
  changeOf,
  countChange,
  leastBase,
  lengthText,
  loadSeconds,
  ofEnough,
  oneDecimal,
  pointsOf,
  shareOf,
  shareText,
  speedOf,
} from './figures.tsx'

describe('a change', () => {
  test('has a sign, one decimal and a direction', () => {
    expect(changeOf(412, 367)).toEqual({ text: '+12.3%', direction: 'up', isGood: true })
    expect(changeOf(1386, 1421)).toEqual({ text: '−2.5%', direction: 'down', isGood: false })
    expect(changeOf(300, 20)?.text).toBe('+1,400.0%')
  })

  test('is neither good nor bad where it rounds to nothing', () => {
    expect(changeOf(10_000, 10_001)).toEqual({ text: '0.0%', direction: 'same', isGood: null })
  })

  test('is unknown without a previous figure', () => {
    expect(changeOf(5, 0)).toBeNull()
    expect(changeOf(5, null)).toBeNull()
    expect(changeOf(null, 5)).toBeNull()
  })

  test('is good downwards where less is wished for', () => {
    expect(pointsOf(0.383, 0.411, 'less')).toEqual({ text: '−2.8', direction: 'down', isGood: true })
    expect(pointsOf(0.5, null, 'less')).toBeNull()
  })
})

describe('of a few, only counts are said', () => {
  test('no share of them', () => {
    expect(shareOf(2, 4)).toBeNull()
    expect(shareOf(0, 0)).toBeNull()
    expect(shareOf(1, leastBase - 1)).toBeNull()
    expect(shareOf(10, leastBase)).toBe('50.0%')
  })

  test('no mean of them', () => {
    expect(ofEnough(240, 4)).toBeNull()
    expect(ofEnough(240, leastBase)).toBe(240)
    expect(ofEnough(null, leastBase)).toBeNull()
  })

  test('no change from them, however many there are now', () => {
    expect(countChange(30, 2)).toBeNull()
    expect(countChange(5, 0)).toBeNull()
    expect(countChange(30, leastBase)?.text).toBe('+50.0%')
    expect(countChange(2, leastBase)?.text).toBe('−90.0%')
  })
})

test('a share has one decimal', () => {
  expect(shareText(231 / 412)).toBe('56.1%')
  expect(shareText(1)).toBe('100.0%')
  expect(oneDecimal(1234.56)).toBe('1,234.6')
})

test('a length is minutes and seconds, never sixty seconds', () => {
  expect(lengthText(188)).toBe('3:08')
  expect(lengthText(59.6)).toBe('1:00')
  expect(lengthText(4500)).toBe('75:00')
})

test('a load is fast, fair or slow by what was measured', () => {
  expect([2500, 2501, 4000, 4001].map(speedOf)).toEqual(['fast', 'fair', 'fair', 'slow'])
  expect([940, 1120].map(loadSeconds)).toEqual(['0.94', '1.1'])
})
