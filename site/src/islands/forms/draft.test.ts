import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { expect, test } from 'vitest'
import { loadDraft, saveDraft } from './use-draft.ts'

const known = emptyEventForm()

test('what was typed comes back', () => {
  const store = {}
  saveDraft(store, 'form', { title: 'Harbor Lights CTF', isOnline: true })
  expect(loadDraft(store, 'form', known)).toEqual({ title: 'Harbor Lights CTF', isOnline: true })
})

test('an empty tab has no draft', () => {
  expect(loadDraft({}, 'form', known)).toEqual({})
})

test('fields that the form does not know, or of another kind, are left out', () => {
  const store = { form: JSON.stringify({ title: 7, status: 'approved', isOnline: 'yes', titleHe: 'כנס' }) }
  expect(loadDraft(store, 'form', known)).toEqual({ titleHe: 'כנס' })
})

test('a broken draft is no draft', () => {
  expect(loadDraft({ form: '{"title":' }, 'form', known)).toEqual({})
})
