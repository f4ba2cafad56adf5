import { CallError } from '@cyberluach/api/client'
import { expect, test } from 'vitest'
import { newsletterForm, ownPath, problemOf, problemOfFailure } from './newsletter-form.ts'

function valuesOf(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return newsletterForm.valuesOf(data)
}

test('name and address are trimmed, and must not be empty', () => {
  expect(valuesOf({ fullName: ' Noa ', email: ' noa@example.com ' })).toMatchObject({
    fullName: 'Noa',
    email: 'noa@example.com',
  })
  expect(problemOf(newsletterForm.issuesOf(valuesOf({ fullName: '  ', email: 'noa@example.com' })))).toBe('missing')
})

test('an address needs an @', () => {
  expect(newsletterForm.issuesOf(valuesOf({ fullName: 'Noa', email: 'noa@example' }))).toEqual([])
  expect(problemOf(newsletterForm.issuesOf(valuesOf({ fullName: 'Noa', email: 'noa' })))).toBe('invalidEmail')
})

test('the server’s words decide what a failure is called', () => {
  expect(problemOfFailure(new CallError(500, 'duplicate key value'))).toBe('duplicate')
  expect(problemOfFailure(new CallError(409, 'This email already exists in our list.'))).toBe('duplicate')
  expect(problemOfFailure(new CallError(422, 'x', { issues: [{ path: 'email', code: 'email' }] }))).toBe('invalidEmail')
  expect(problemOfFailure(new CallError(503, 'away'))).toBe('failed')
  expect(problemOfFailure(new DOMException('late', 'TimeoutError'))).toBe('failed')
})

test('only a path of this site is come back to', () => {
  expect(ownPath('/he/faq')).toBe('/he/faq')
  expect(ownPath('/?month=2026-12')).toBe('/?month=2026-12')
  for (const elsewhere of [
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
    'javascript:1',
  ])
    expect(ownPath(elsewhere)).toBe('/')
})
