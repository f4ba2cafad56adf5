import { expect, test } from 'vitest'
import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { awaitingPath, postedEventForm } from './event-form.ts'

const form = postedEventForm('Asia/Jerusalem')

function posted(fields: Record<string, string>) {
  const data = new FormData()
  const hours = { startDate: '2026-12-01', startTime: '09:00', endDate: '', endTime: '17:00' }
  for (const [name, value] of Object.entries({ ...hours, ...fields })) data.set(name, value)
  return form.valuesOf(data)
}

test('without scripts an evening that keeps the form’s own end ends two hours later, on its day', () => {
  expect(posted({ startTime: '17:00' })).toMatchObject({ endDate: '', endTime: '19:00' })
  expect(posted({ startTime: '19:00' })).toMatchObject({ endDate: '', endTime: '21:00' })
  expect(posted({ startTime: '23:00' })).toMatchObject({ endDate: '', endTime: '23:59' })
})

test('without scripts an end that was shown beside its start stays, and so does a wrong one of the visitor’s own', () => {
  expect(posted({ startTime: '12:00' })).toMatchObject({ endDate: '', endTime: '17:00' })
  expect(posted({ startTime: '19:00', endTime: '18:00' })).toMatchObject({ endDate: '', endTime: '18:00' })
})

test('what was sent is named in the language of its sender, where it has a name in that', () => {
  const values = { ...emptyEventForm(), title: 'Night of the flags', titleHe: 'ליל הדגלים' }
  const named = (path: string) => new URL(path, 'https://example.com').searchParams.get('title')
  expect(named(awaitingPath('en', '1', values))).toBe('Night of the flags')
  expect(named(awaitingPath('he', '1', values))).toBe('ליל הדגלים')
  expect(named(awaitingPath('he', '1', { ...values, titleHe: ' ' }))).toBe('Night of the flags')
  expect(awaitingPath('he', '1', values)).toMatch(/^\/he\/awaiting-approval\?id=1&/)
})

test('a link without its beginning gets it, in every field for one', () => {
  const values = posted({
    registrationUrl: 'example.com/call',
    deadline2Url: 'a.example/x',
    eventUrl: 'nothing',
  })
  expect(values).toMatchObject({
    registrationUrl: 'https://example.com/call',
    deadline2Url: 'https://a.example/x',
    eventUrl: 'nothing',
  })
  expect(form.issuesOf(values)).toContainEqual({ path: 'eventUrl', code: 'url' })
})
