import { expect, test } from 'vitest'
import { cardPreview } from './EventCard.tsx'

const description = 'A sample. Eight hours of flags.'

test('a card leaves out the words that every sample begins with', () => {
  expect(cardPreview('en', { description }, 'A sample.').text).toBe('Eight hours of flags.')
})

test('it shows any other description as it is, whole', () => {
  expect(cardPreview('en', { description }, 'Another opening.').text).toBe(description)
  expect(cardPreview('he', { description, descriptionHe: null }, 'לדוגמה.').text).toBe(description)
  expect(cardPreview('en', {}, 'A sample.').text).toBe('')
})

test('what is left keeps its direction and language', () => {
  const event = { description, descriptionHe: 'לדוגמה. שמונה שעות.' }
  expect(cardPreview('he', event, 'לדוגמה.')).toEqual({ text: 'שמונה שעות.', dir: 'rtl', lang: undefined })
})
