import { expect, test } from 'vitest'
import { madePages } from '../testing/event-pages.ts'
import { readFacts, type PageFacts } from './read-facts.ts'

const pages = madePages(200, '2027-01-05').filter(({ movesTo }) => !movesTo)
const read = pages.map((page) => {
  const { event, html: text } = page
  const question = { text, event, address: 'https://event.example/', timeZone: 'Asia/Jerusalem', today: '2026-11-28' }
  const reading = readFacts(question)
  return { page, reading, facts: reading.kind === 'believed' ? reading.facts : ({} as Partial<PageFacts>) }
})
const fields = ['venue', 'hours', 'price', 'text', 'image'] as const

test('of 200 pages with 60 traps no field is wrong', () => {
  const wrong = read.flatMap(({ page, facts }) =>
    fields.flatMap((field) =>
      facts[field] && JSON.stringify(facts[field]) !== JSON.stringify(page.truth[field] ?? null)
        ? [{ page: page.name, field, said: facts[field], true: page.truth[field] }]
        : [],
    ),
  )
  expect(wrong).toEqual([])
})

test('of sound pages nothing is missed', () => {
  const missed = read
    .filter(({ page }) => !page.isTrap)
    .flatMap(({ page, facts, reading }) =>
      fields.flatMap((field) => (page.truth[field] && !facts[field] ? [{ page: page.name, field, reading }] : [])),
    )
  expect(missed).toEqual([])
})
