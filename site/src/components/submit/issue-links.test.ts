import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { issueLinks } from './issue-links.ts'

test('each field that is wrong is led to by its name, with what is wrong', () => {
  const t = messagesFor('en')
  const links = issueLinks({ locale: 'en', t }, [
    { path: 'title', code: 'required' },
    { path: 'deadline2Day', code: 'deadlineTwice' },
    { path: 'unknown', code: 'required' },
  ])
  expect(links).toEqual([
    { href: '#event-form-title', field: t.eventForm.fields.title.label, text: t.eventForm.errors.title },
    { href: '#event-form-deadline2Day', field: 'Deadline 2: Last day', text: t.validation.deadlineTwice },
  ])
})
