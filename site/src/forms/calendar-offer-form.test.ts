import { expect, test } from 'vitest'
import { calendarOfferForm } from './calendar-offer-form.ts'

function valuesOf(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return calendarOfferForm.valuesOf(data)
}

const sending = { locale: 'he', now: new Date(0), userAgent: '', referrer: '' } as const

test('address and organizer are required; an address of a calendar and an email must be such', () => {
  expect(calendarOfferForm.issuesOf(valuesOf({ organizer: ' ' })).map(({ path }) => path)).toEqual([
    'address',
    'organizer',
  ])
  expect(calendarOfferForm.issuesOf(valuesOf({ address: 'our calendar', organizer: 'Us', email: 'x' }))).toEqual([
    { path: 'address', code: 'url' },
    { path: 'email', code: 'email' },
  ])
})

test.each([
  ['webcal://night.example/a.ics', 'https://night.example/a.ics'],
  ['night.example/events', 'https://night.example/events'],
])('%s is taken as %s, and what nobody said is left out', (address, sent) => {
  const values = valuesOf({ address, organizer: 'Us' })
  expect(calendarOfferForm.issuesOf(values)).toEqual([])
  expect(calendarOfferForm.bodyOf(values, sending)).toEqual({ address: sent, organizer: 'Us', locale: 'he' })
})
