import { beforeEach, expect, test } from 'vitest'
import { noteResponseTime, responseTimes } from './metrics.ts'

beforeEach(() => {
  delete (globalThis as { responseTimes?: unknown }).responseTimes
})

test('before the first answer there is nothing to tell', () => {
  expect(responseTimes()).toBeNull()
})

test('half and 95 of 100 are told by the nearest rank', () => {
  for (let time = 1; time <= 100; time += 1) noteResponseTime(time)
  expect(responseTimes()).toEqual({ p50Ms: 50, p95Ms: 95, count: 100 })
})

test('only the latest thousand count', () => {
  for (let time = 0; time < 500; time += 1) noteResponseTime(9999)
  for (let time = 0; time < 1000; time += 1) noteResponseTime(7)
  expect(responseTimes()).toEqual({ p50Ms: 7, p95Ms: 7, count: 1000 })
})
