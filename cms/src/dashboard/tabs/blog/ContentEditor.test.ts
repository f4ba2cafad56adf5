import { expect, test } from 'vitest'

import { markupFor } from './ContentEditor.tsx'

test('the chosen text stands inside and stays chosen', () => {
  const { html, select } = markupFor('bold', 'flags')
  expect(html).toBe('<strong>flags</strong>')
  expect(html.slice(...select)).toBe('flags')
})

test('of a link the address is to be written next', () => {
  const { html, select } = markupFor('link', 'here')
  expect(html).toBe('<a href="https://">here</a>')
  expect(html.slice(...select)).toBe('https://')
})

test('each chosen line is an item of the list', () => {
  expect(markupFor('list', 'a\nb').html).toBe('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>')
})
