import { timeZones } from '@cyberluach/core/dates/time-zones'
import { zonePlace } from '@cyberluach/i18n/places'
import { expect, test } from 'vitest'

test('every zone that is offered has a Hebrew name, also where the browser lacks those of cities', () => {
  const named = timeZones.filter((zone) => zone !== 'UTC').map((zone) => zonePlace('he', zone))
  expect(named.filter((name) => !/^שעון [א-ת׳ ]+$/.test(name))).toEqual([])
})
