import { expect, test } from 'vitest'
import { emptyEventForm, endWritten, followStart, lastDayWritten, proposedEnd } from './event-form.ts'

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

test.each([
  ['20:00', '2026-12-03', '23:00', ''],
  ['20:00', '2026-12-04', '00:00', ''],
  ['20:00', '2026-12-04', '01:00', '2026-12-04'],
  ['20:00', '2026-12-05', '00:00', '2026-12-05'],
  ['00:00', '2026-12-04', '00:00', '2026-12-04'],
])('an event from %s to %s %s is written with the last day “%s”', (startTime, day, time, endDate) => {
  expect(endWritten({ day: '2026-12-03', time: startTime }, { day, time })).toEqual({
    endDate,
    endTime: time,
  })
})

test('the last day that is written is the one before an end at 00:00, but where whole days are meant', () => {
  const when = { allDay: false, startDate: '2026-12-03', endDate: '2026-12-05', endTime: '00:00' }
  expect(lastDayWritten(when)).toBe('2026-12-04')
  expect(lastDayWritten({ ...when, allDay: true })).toBe('2026-12-05')
  expect(lastDayWritten({ ...when, endTime: '00:30' })).toBe('2026-12-05')
  expect(lastDayWritten({ ...when, endDate: '' })).toBe('2026-12-03')
})
