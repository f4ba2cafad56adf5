import { expect, test } from 'vitest'
import { loadPlaces } from './client.ts'

test.each([
  ['8.8.8.8', 'United States'],
  ['2a00:1450:4001::1', 'Germany'],
  ['127.0.0.1', 'local'],
  ['::1', 'local'],
  ['10.1.2.3', 'local'],
  ['172.31.0.1', 'local'],
  ['192.168.0.9', 'local'],
  ['fe80::1', 'local'],
  ['fd12::9', 'local'],
  ['203.0.113.7', 'unknown'],
  ['nonsense', 'unknown'],
  ['', 'unknown'],
])('%s is in %s', async (address, country) => {
  const placeOf = await loadPlaces(null)
  expect(placeOf(address)).toEqual({ country, city: 'unknown' })
})
