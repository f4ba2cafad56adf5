import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { listedEvent, forReadersOf, wholeListedEvent } from './listed-event.ts'

const event = sampleEvent({ titleHe: 'ליל הדגלים', descriptionHe: 'לילה שלם.' })

test('readers of English get no Hebrew, and nothing that was not listed', () => {
  expect(forReadersOf('en', wholeListedEvent(event))).toEqual({
    ...wholeListedEvent(event),
    titleHe: null,
    descriptionHe: null,
  })
  expect(Object.keys(forReadersOf('en', listedEvent(event)))).toEqual(Object.keys(listedEvent(event)))
})

test('readers of Hebrew get both: by its English title an event has its place in a day', () => {
  expect(forReadersOf('he', wholeListedEvent(event))).toEqual(wholeListedEvent(event))
})
