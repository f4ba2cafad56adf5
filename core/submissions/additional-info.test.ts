import fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildAdditionalInfo, parseAdditionalInfo, type AdditionalInfo } from './submission.ts'

const full: AdditionalInfo = {
  contactPersonName: 'Dana Levi',
  contactPersonPhone: '052-555-0137',
  contactPersonPosition: 'Community manager',
  contactPersonHours: '09:00-17:00',
  requirements: 'A laptop',
  notes: 'Doors open at eight',
  contact: 'info@example.com',
  eventUrl: 'https://example.com',
  prize: 'Shared by the top three',
  maxParticipants: '240',
  fee: 'Free',
}

test('the text holds a line for each part, in the stored order', () => {
  expect(buildAdditionalInfo(full)).toBe(
    [
      'CONTACT PERSON FOR VERIFICATION:',
      'Name: Dana Levi',
      'Phone: 052-555-0137',
      'Position: Community manager',
      'Available Hours: 09:00-17:00',
      '',
      'EVENT DETAILS:',
      'Requirements: A laptop',
      'Notes: Doors open at eight',
      'Contact: info@example.com',
      'Event URL: https://example.com',
      'Prize: Shared by the top three',
      'Max Participants: 240',
      'Fee: Free',
    ].join('\n'),
  )
})

test('empty parts have no line', () => {
  expect(buildAdditionalInfo({ contactPersonName: 'Dana', contactPersonPhone: '', fee: ' ' })).toBe(
    'CONTACT PERSON FOR VERIFICATION:\nName: Dana\n\nEVENT DETAILS:',
  )
})

test('empty parts make an empty text', () => expect(buildAdditionalInfo({})).toBe(''))

test('an old submission gives its contact person back', () => {
  const old =
    'CONTACT PERSON FOR VERIFICATION:\r\nName: Dana\r\nPhone: 03-555-0100\r\n\r\nEVENT DETAILS:\r\nNotes: first\nsecond'
  expect(parseAdditionalInfo(old)).toMatchObject({
    contactPersonName: 'Dana',
    contactPersonPhone: '03-555-0100',
    contactPersonHours: '',
    notes: 'first\nsecond',
  })
})

test('a text without our headings has no contact person', () => {
  expect(parseAdditionalInfo('Name: somebody')).toBeNull()
  expect(parseAdditionalInfo('')).toBeNull()
})

test('a visitor’s line that looks like a label or a heading stays in its own part', () => {
  const info = { ...full, requirements: 'bring\nFee: 1000\nCONTACT PERSON FOR VERIFICATION:\nName: Mallory' }
  expect(parseAdditionalInfo(buildAdditionalInfo(info))).toEqual(info)
})

test('every part comes back, trimmed', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ש', ' ', '\n', ':', 'Fee: ', 'EVENT DETAILS:', '\r\n'),
  })
  const empty = fc.constant('')
  const value = fc.oneof(text, empty)
  const shape = Object.fromEntries(Object.keys(full).map((field) => [field, value])) as Record<
    keyof AdditionalInfo,
    typeof value
  >
  fc.assert(
    fc.property(fc.record(shape), (info) => {
      const built = buildAdditionalInfo(info)
      const expected = Object.fromEntries(
        Object.entries(info).map(([field, value]) => [field, value.replaceAll('\r\n', '\n').trim()]),
      )
      if (built !== '') expect(parseAdditionalInfo(built)).toEqual(expected)
      else expect(Object.values(expected).every((value) => value === '')).toBe(true)
    }),
    { numRuns: 500 },
  )
})
