import { expect, test } from 'vitest'
import { leadsToRegistration } from './event.ts'

const link = 'https://flags.example/2027'
const deadline = { day: '2027-01-01', at: null, zone: null, extendedFrom: null, url: link }

test('the link of an event is where people register, unless it is that of a call', () => {
  expect(leadsToRegistration({ registrationUrl: link, deadlines: [] })).toBe(true)
  const sale = { ...deadline, kind: 'earlyPrice' } as const
  expect(leadsToRegistration({ registrationUrl: link, deadlines: [sale] })).toBe(true)
  const call = { ...deadline, kind: 'callForPapers' } as const
  expect(leadsToRegistration({ registrationUrl: link, deadlines: [sale, call] })).toBe(false)
  expect(leadsToRegistration({ registrationUrl: `${link}/`, deadlines: [call] })).toBe(false)
  expect(leadsToRegistration({ registrationUrl: `${link}/tickets`, deadlines: [call] })).toBe(true)
  expect(leadsToRegistration({ registrationUrl: null, deadlines: [] })).toBe(false)
})
