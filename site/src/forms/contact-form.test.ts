import { expect, test } from 'vitest'
import { contactForm } from './contact-form.ts'

function formData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const sending = { locale: 'en', now: new Date(0), userAgent: '', referrer: '' } as const

test('name, email and message are required; spaces are nothing', () => {
  const values = contactForm.valuesOf(formData({ name: ' ', subject: 'Hello' }))
  expect(contactForm.issuesOf(values).map(({ path }) => path)).toEqual(['name', 'email', 'message'])
})

test('an address must be one', () => {
  const values = contactForm.valuesOf(formData({ name: 'Noa', email: 'noa', message: 'Hi' }))
  expect(contactForm.issuesOf(values)).toEqual([{ path: 'email', code: 'email' }])
})

test('the category is general unless it is one that the form offers', () => {
  expect(contactForm.valuesOf(formData({ category: 'nonsense' })).category).toBe('general')
  expect(contactForm.valuesOf(formData({ category: 'media' })).category).toBe('media')
})

test('an empty subject is left to its default', () => {
  const values = contactForm.valuesOf(formData({ name: 'Noa', email: 'noa@example.com', message: 'Hi' }))
  expect(contactForm.bodyOf(values, sending)).toEqual({
    name: 'Noa',
    email: 'noa@example.com',
    category: 'general',
    message: 'Hi',
    locale: 'en',
  })
})
