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

const [sound] = madePages(71, '2026-12-01').slice(70)
const factsWith = (changes: object) => {
  const { event, html } = sound as (typeof pages)[number]
  const [, data = '{}'] = /json">(.*)<\/script>/.exec(html) ?? []
  const text = `<title>${event.title}</title><script type="application/ld+json">${JSON.stringify({ ...JSON.parse(data), ...changes })}</script>`
  const question = { text, event, address: 'https://event.example/', timeZone: 'Asia/Jerusalem', today: '2026-11-28' }
  const reading = readFacts(question)
  return reading.kind === 'believed' ? reading.facts : null
}
const euros = (...prices: object[]) => ({ offers: prices.map((price) => ({ priceCurrency: 'EUR', ...price })) })

test.each([
  [euros({ price: '90.50' }, { price: 120 }), { admission: 'paid', price: '90.50–120 EUR' }],
  [euros({ lowPrice: 90, highPrice: 120 }), { admission: 'paid', price: '90–120 EUR' }],
  [euros({ price: 0 }), { admission: 'free', price: null }],
  [
    { offers: [], isAccessibleForFree: true },
    { admission: 'free', price: null },
  ],
  [euros({ price: 0 }, { price: 120 }), null],
  [
    {
      offers: [
        { price: 90, priceCurrency: 'EUR' },
        { price: 100, priceCurrency: 'USD' },
      ],
    },
    null,
  ],
  [euros({ price: 'from 90' }), null],
])('offers %j cost %j', (changes, price) => {
  expect(factsWith(changes)?.price).toEqual(price)
})

test('a text in Hebrew is said to be, one of both languages is none, and a long one ends after a word', () => {
  const hebrew = 'הכנס השנתי לאנשי אבטחת מידע בצפון: הרצאות, סדנאות ומעבדה פתוחה.'
  expect(factsWith({ description: hebrew })?.text).toEqual({ text: hebrew, language: 'he' })
  expect(factsWith({ description: `${hebrew} The same in English for the guests.` })?.text).toBeNull()
  const long = factsWith({ description: 'A meeting for the people who defend networks. '.repeat(20) })?.text?.text ?? ''
  expect([long.length <= 300, long.endsWith('…')]).toEqual([true, true])
})
