import { expect, test } from 'vitest'
import { planOf, planOn, planQuery, readPlanValues, type PlanValues } from './date-check.ts'

const empty: PlanValues = { from: '', to: '', country: '', city: '', type: '' }
const errorsOf = (changes: Partial<PlanValues>) => {
  const read = planOf({ ...empty, from: '2026-12-07', ...changes })
  return read.ok ? [] : read.errors.map(({ field, code }) => `${field} ${code}`)
}

test('one day makes a plan', () => {
  expect(planOf({ ...empty, from: '2026-12-07' })).toEqual({
    ok: true,
    plan: { first: '2026-12-07', last: '2026-12-07', country: null, city: null, type: null },
  })
})

test('days, country, city and type make a plan', () => {
  const values = { from: '2026-12-07', to: '2026-12-09', country: 'IL', city: 'Haifa', type: 'ctf' }
  expect(planOf(values)).toMatchObject({ ok: true, plan: { last: '2026-12-09', country: 'IL', type: 'ctf' } })
})

test('each thing that cannot be looked at says what is wrong with it', () => {
  expect(errorsOf({ from: '' })).toEqual(['from required'])
  expect(errorsOf({ from: '2026-02-30' })).toEqual(['from date'])
  expect(errorsOf({ from: 'soon', to: '2026-12-07' })).toEqual(['from date'])
  expect(errorsOf({ from: '1999-12-31' })).toEqual(['from years'])
  expect(errorsOf({ to: '2101-01-01' })).toEqual(['to years'])
  expect(errorsOf({ to: '9999-01-01' })).toEqual(['to years'])
  expect(errorsOf({ to: '2026-12-06' })).toEqual(['to order'])
  expect(errorsOf({ to: '2027-01-07' })).toEqual(['to length'])
  expect(errorsOf({ to: '2027-01-06' })).toEqual([])
  expect(errorsOf({ country: 'Atlantis', type: 'party', city: 'x'.repeat(121) })).toEqual([
    'country choice',
    'city tooLong',
    'type choice',
  ])
})

test('an address is read and written; what is empty or unknown is left out', () => {
  const query = 'from=2026-12-07&country=IL&city=Tel+Aviv'
  expect(planQuery(readPlanValues(new URLSearchParams(`${query}&type=&other=1`)))).toBe(query)
})

test('the same plan on other days is as long', () => {
  const values = { ...empty, from: '2026-12-07', to: '2026-12-09' }
  expect(planOn(values, '2026-12-13')).toMatchObject({ from: '2026-12-13', to: '2026-12-15' })
  expect(planOn({ ...values, to: '' }, '2026-12-13')).toMatchObject({ to: '2026-12-13' })
})
