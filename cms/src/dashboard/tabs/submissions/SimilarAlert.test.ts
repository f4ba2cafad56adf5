import { expect, test } from 'vitest'

import { likenesses } from './SimilarAlert.tsx'

const similar = {
  submissionId: 'a',
  eventId: 'b',
  waitingId: null,
  title: 'Negev Cyber CTF',
  titleHe: null,
  day: '2027-01-14',
  since: '2026-11-14T08:00:00Z',
  sameDay: true,
  sameLinkHost: true,
  samePlace: false,
  similarTitle: true,
}

test('only what is the same is said to be', () => {
  expect(likenesses(similar)).toEqual(['day', 'link'])
  expect(likenesses({ ...similar, sameDay: false, sameLinkHost: false })).toEqual([])
})
