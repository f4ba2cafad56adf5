import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { changeOf, eventChange, type EventChangeValues } from './submission-change.ts'

const rules = eventChange('token', 'Asia/Jerusalem')
const setting = { locale: 'en', now: new Date(), userAgent: '', referrer: '' } as const

const filled: EventChangeValues = {
  state: 'moved',
  startDate: '2027-07-01',
  startTime: '18:00',
  endDate: '',
  endTime: '',
  reason: 'The hall is flooded',
  allDay: false,
}
const wrong = (changes: Partial<EventChangeValues>) =>
  rules.issuesOf({ ...filled, ...changes }).map(({ path, code }) => `${path} ${code}`)

test('a move is sent with its days by the clock of the site, and nothing else with any', () => {
  expect(rules.bodyOf(filled, setting)).toMatchObject({
    state: 'moved',
    startDate: '2027-07-01T18:00:00+03:00',
    endDate: null,
  })
  expect(rules.bodyOf({ ...filled, endTime: '21:00' }, setting)).toMatchObject({
    endDate: '2027-07-01T21:00:00+03:00',
  })
  expect(rules.bodyOf({ ...filled, endTime: '00:00' }, setting)).toMatchObject({
    endDate: '2027-07-02T00:00:00+03:00',
  })
  expect(rules.bodyOf({ ...filled, allDay: true, endDate: '2027-07-02' }, setting)).toMatchObject({
    allDay: true,
    startDate: '2027-07-01T00:00:00+03:00',
    endDate: '2027-07-02T00:00:00+03:00',
  })
  expect(rules.bodyOf({ ...filled, state: 'cancelled' }, setting)).toEqual({
    state: 'cancelled',
    reason: 'The hall is flooded',
  })
})

test('the form begins with the end as it was written: the midnight of an evening without a day of its own', () => {
  const [startDate, endDate] = ['2027-07-01T18:00:00+03:00', '2027-07-02T00:00:00+03:00']
  const event = sampleEvent({ allDay: false, startDate, endDate, day: '2027-07-01', lastDay: '2027-07-01' })
  expect(changeOf(event, 'Asia/Jerusalem')).toMatchObject({ endDate: '', endTime: '00:00' })
})

test('what is missing or wrong is said where it is', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ state: '', reason: ' ' })).toEqual(['state choose', 'reason required'])
  expect(wrong({ startDate: '', startTime: '' })).toEqual(['startDate required', 'startTime required'])
  expect(wrong({ startDate: '2027-02-30' })).toEqual(['startDate date'])
  expect(wrong({ startDate: '2150-01-01' })).toEqual(['startDate years'])
  expect(wrong({ startDate: '2027-03-26', startTime: '02:30' })).toEqual(['startTime skippedHour'])
  expect(wrong({ endDate: '2027-07-02', endTime: '' })).toEqual([])
  expect(wrong({ endDate: '2027-06-30', endTime: '10:00' })).toEqual(['endDate endBeforeStart'])
  expect(wrong({ state: 'postponed', startDate: '' })).toEqual([])
})
