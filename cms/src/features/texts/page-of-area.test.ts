import { textEntries } from '@cyberluach/i18n/editable-texts'
import { expect, test } from 'vitest'
import { pageOfArea } from './Appears.tsx'

/** Mails, what only a private link or a fault shows, and what stands on a page for each event. */
const withoutPage = [
  'deadlineQuestion',
  'errorFallback',
  'eventPage',
  'mail',
  'newsletterMail',
  'notFound',
  'requestErrors',
  'submissionLink',
  'wordQuestion',
]

test('each area of texts leads to a page, unless no address shows it', () => {
  const areas = new Set(textEntries().map(({ area }) => area))
  const lost = [...areas].filter((area) => pageOfArea(area, '2026-11-20') === null)
  expect(lost.toSorted()).toEqual(withoutPage)
})

test('texts of the page of a day lead to the day that it is', () => {
  expect(pageOfArea('day', '2026-11-20')).toBe('/day/2026-11-20')
})
