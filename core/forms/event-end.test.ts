import { expect, test } from 'vitest'
import { followStart, proposedEnd, emptyEventForm } from './event-form.ts'

const opened = emptyEventForm()

test.each([
  ['07:30', '17:00'],
  ['09:00', '17:00'],
  ['16:59', '17:00'],
  ['17:00', '19:00'],
  ['19:00', '21:00'],
  ['21:59', '23:59'],
  ['22:00', '23:59'],
  ['23:00', '23:59'],
  ['23:59', '23:59'],
  ['', '17:00'],
])('an event from %s on is proposed to end at %s of the same day', (startTime, endTime) => {
  expect(proposedEnd({ startTime })).toEqual({ endDate: '', endTime })
})

test('an end that nobody touched follows its start through every change, and never to another day', () => {
  const evening = { ...opened, startDate: '2026-12-31', startTime: '19:00' }
  const followed = followStart(opened, evening)
  expect(followed).toMatchObject({ endDate: '', endTime: '21:00' })
  expect(followStart(evening, { ...followed, startDate: '2027-02-01' }).endDate).toBe('')
  expect(followStart(evening, { ...followed, startTime: '10:00' })).toMatchObject({
    endDate: '',
    endTime: '17:00',
  })
  expect(followStart(evening, { ...followed, startTime: '23:30' })).toMatchObject({
    endDate: '',
    endTime: '23:59',
  })
})

test('an end of its own stays, and so does one while the start is being typed over', () => {
  const own = { ...opened, startTime: '19:00', endTime: '22:00' }
  expect(followStart(opened, own)).toEqual(own)
  expect(followStart(opened, { ...opened, startTime: '' }).endTime).toBe('17:00')
})
