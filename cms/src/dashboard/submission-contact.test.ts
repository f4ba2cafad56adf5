import { expect, test } from 'vitest'

import { contactOf, dialAddress, extraDetailsOf, mailAddress } from './submission.ts'
import { submissionWith } from '../testing/submission-with.ts'

const none = { contactPersonName: null, contactPersonPhone: null }
const oldText = 'CONTACT PERSON FOR VERIFICATION:\nName: Dana\nPhone: 03-555-0100\n\nEVENT DETAILS:\nFee: 50 ILS'

test('the contact person comes from the fields', () => {
  expect(contactOf(submissionWith({ contactPersonName: 'Noa' }))?.name).toBe('Noa')
})

test('an old submission holds its contact person in the text', () => {
  const contact = contactOf(submissionWith({ ...none, additionalInfo: oldText }))
  expect(contact).toEqual({ name: 'Dana', phone: '03-555-0100', position: '', hours: '' })
})

test('a submission with neither has no contact person', () => {
  expect(contactOf(submissionWith({ ...none, additionalInfo: 'See you there' }))).toBeNull()
})

test('further details are read from our layout, and shown as they are otherwise', () => {
  const parsed = extraDetailsOf(submissionWith({ additionalInfo: oldText }))
  expect(parsed).toMatchObject({ kind: 'parsed', info: { fee: '50 ILS' } })
  expect(extraDetailsOf(submissionWith({ additionalInfo: 'Hello' }))).toEqual({ kind: 'free', text: 'Hello' })
  expect(extraDetailsOf(submissionWith({ additionalInfo: ' ' }))).toEqual({ kind: 'none' })
})

test('a phone is dialled by its digits alone', () => {
  expect(dialAddress('+972 52-555-0137')).toBe('tel:+972525550137')
  expect(dialAddress('javascript:alert(1)')).toBeNull()
})

test('an address cannot add fields to the mail', () => {
  expect(mailAddress('ops@cybernegev.example')).toBe('mailto:ops@cybernegev.example')
  expect(mailAddress('a@b.example?bcc=c@d.example')).toBe('mailto:a@b.example%3Fbcc%3Dc%40d.example')
})
