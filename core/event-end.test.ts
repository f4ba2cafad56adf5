import { expect, test } from 'vitest'
import { followStart, proposedEnd } from './event-end.ts'
import { emptyEventForm } from './event-form-values.ts'

const opened = emptyEventForm()

test('the form’s own hours are the proposal for its own start', () => {
  expect(proposedEnd(opened)).toEqual({ endDate: opened.endDate, endTime: opened.endTime })
})

test('an end that nobody touched keeps its distance from the start, past midnight on the next day', () => {
  const morning = { ...opened, startDate: '2026-12-31', startTime: '07:30' }
  expect(followStart(opened, morning)).toMatchObject({ endDate: '', endTime: '15:30' })
  const evening = { ...opened, startDate: '2026-12-31', startTime: '19:00' }
  const followed = followStart(opened, evening)
  expect(followed).toMatchObject({ endDate: '2027-01-01', endTime: '03:00' })
  expect(followStart(evening, { ...followed, startDate: '2027-02-01' }).endDate).toBe('2027-02-02')
  expect(followStart(evening, { ...followed, startTime: '10:00' })).toMatchObject({
    endDate: '',
    endTime: '18:00',
  })
})

test('the day is added once the first one is known', () => {
  const late = followStart(opened, { ...opened, startTime: '19:00' })
  expect(late).toMatchObject({ endDate: '', endTime: '03:00' })
  const dated = { ...late, startDate: '2026-12-01' }
  expect(followStart(late, dated)).toMatchObject({ endDate: '2026-12-02', endTime: '03:00' })
})

test('days without hours have no next morning', () => {
  const evening = { ...opened, startDate: '2026-12-31', startTime: '19:00' }
  const followed = followStart(opened, evening)
  expect(followStart(evening, { ...followed, allDay: true }).endDate).toBe('')
})

test('an end of its own stays, and so does one while the start is being typed over', () => {
  const own = { ...opened, startTime: '19:00', endTime: '22:00' }
  expect(followStart(opened, own)).toEqual(own)
  expect(followStart(opened, { ...opened, startTime: '' }).endTime).toBe('17:00')
})
