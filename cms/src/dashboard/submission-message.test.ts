import { contactInfo, contactTitle } from '@cyberluach/core/messages/contact-message'
import { expect, test } from 'vitest'

import { submissionWith } from '../testing/submission-with.ts'
import { messageOf, replyAddress } from './submission.ts'

const stored = {
  eventType: 'contact_message',
  title: contactTitle('A broken link'),
  additionalInfo: contactInfo({ category: 'bug', message: 'It leads nowhere.\nMessage: really' }),
}

test('a message is read from what was received', () => {
  const received = { category: 'media', message: 'As it was sent' }
  expect(messageOf(submissionWith({ ...stored, received }))).toEqual({
    subject: 'A broken link',
    category: 'media',
    text: 'As it was sent',
  })
})

test('an old message without its payload is read from the stored texts', () => {
  expect(messageOf(submissionWith(stored))).toEqual({
    subject: 'A broken link',
    category: 'bug',
    text: 'It leads nowhere.\nMessage: really',
  })
})

test('a payload of other shapes is not believed', () => {
  const received = { category: ['bug'], message: { html: '<b>' } }
  expect(messageOf(submissionWith({ ...stored, received }))).toMatchObject({
    category: 'bug',
    text: 'It leads nowhere.\nMessage: really',
  })
})

test('an answer cannot be given further fields by the address or the subject', () => {
  expect(replyAddress('a@b.example', 'Re: x&bcc=c@d.example')).toBe(
    'mailto:a@b.example?subject=Re%3A%20x%26bcc%3Dc%40d.example',
  )
  expect(replyAddress(null, 'Re: x')).toBeNull()
})
