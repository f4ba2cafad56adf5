import { expect, test } from 'vitest'
import { contactCategoryOf, contactInfo, contactMessageOf, contactSubjectOf, contactTitle } from './contact-message.ts'

test('a message is found again behind its category, whatever it says', () => {
  const message = 'Hello.\nMessage: not a marker\nCategory: bug'
  const info = contactInfo({ category: 'event', message })
  expect(info).toBe(`Category: event\nMessage: ${message}`)
  expect(contactMessageOf(info)).toBe(message)
})

test('a text without a marker is the message', () => {
  expect(contactMessageOf('Only words')).toBe('Only words')
})

test('a subject is found again behind its prefix', () => {
  expect(contactTitle('A question')).toBe('[CONTACT] A question')
  expect(contactSubjectOf('[CONTACT] A question')).toBe('A question')
  expect(contactSubjectOf('A question')).toBe('A question')
})

test('the category is read from its own line, not from the message', () => {
  expect(contactCategoryOf(contactInfo({ category: 'media', message: 'Category: bug' }))).toBe('media')
  expect(contactCategoryOf('Message: Category: bug')).toBeNull()
  expect(contactCategoryOf('Category: gossip\nMessage: Hello')).toBeNull()
})
