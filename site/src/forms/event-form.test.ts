import { expect, test } from 'vitest'
import { postedEventForm } from './event-form.ts'

const form = postedEventForm('Asia/Jerusalem')

function posted(fields: Record<string, string>) {
  const data = new FormData()
  const hours = { startDate: '2026-12-01', startTime: '09:00', endDate: '', endTime: '17:00' }
  for (const [name, value] of Object.entries({ ...hours, ...fields })) data.set(name, value)
  return form.valuesOf(data)
}

test('without scripts an evening that keeps the form’s own end ends as much later', () => {
  expect(posted({ startTime: '19:00' })).toMatchObject({ endDate: '2026-12-02', endTime: '03:00' })
})

test('without scripts an end that was shown beside its start stays, and so does a wrong one of the visitor’s own', () => {
  expect(posted({ startTime: '12:00' })).toMatchObject({ endDate: '', endTime: '17:00' })
  expect(posted({ startTime: '19:00', endTime: '18:00' })).toMatchObject({ endDate: '', endTime: '18:00' })
})
