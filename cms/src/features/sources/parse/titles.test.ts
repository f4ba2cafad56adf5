import { expect, test } from 'vitest'
import { kindByName, titleAndState, yearAgainstAddress } from './titles.ts'

test.each([
  ['[CANCELLED] Night of locks', 'Night of locks', 'cancelled'],
  ['Canceled: Night', 'Night', 'cancelled'],
  ['** CANCELLED ** Night', 'Night', 'cancelled'],
  ['Night of keys (cancelled)', 'Night of keys', 'cancelled'],
  ['Night of keys – Cancelled!', 'Night of keys', 'cancelled'],
  ['POSTPONED: Night of logs', 'Night of logs', 'postponed'],
  ['Night (postponed to May)', 'Night', 'postponed'],
  ['נדחה: ליל מפתחות', 'ליל מפתחות', 'postponed'],
  ['בוטל - ליל מנעולים', 'ליל מנעולים', 'cancelled'],
  ['ליל מנעולים (האירוע בוטל)', 'ליל מנעולים', 'cancelled'],
  ['New Year Con CANCELLED', 'New Year Con', 'cancelled'],
  ['CANCELLED CULTURE CON', 'CANCELLED CULTURE CON', null],
  ['The Cancelled Culture Con', 'The Cancelled Culture Con', null],
  ['Cancelled Culture Con: the postponed one', 'Cancelled Culture Con: the postponed one', null],
  ['Cancelled', 'Cancelled', null],
])('%s is %s, %s', (said, title, state) => {
  expect(titleAndState(said)).toEqual({ title, state })
})

test.each([
  ['https://www.virusbulletin.com/conference/vb2026/', 'VB', true],
  ['https://www.blackhat.com/eu-26/', 'Black Hat Europe', true],
  ['https://a.example/2027/', 'A', true],
  ['https://a.example/2025/', 'A', false],
  ['https://a.example/2025/archive-2027', 'A', false],
  ['https://a.example/outlook-2026/', 'Outlook 2026', false],
  ['https://data2030summit.com/', 'Data', false],
  ['https://a.example/?p=2026', 'A', false],
  ['https://a.example/event/2026', 'A', false],
  ['https://a.example/e/2040', 'A', false],
  ['https://a.example/meetup-26', 'A', false],
])('that %s of %s is against a day in 2025: %s', (url, title, isAgainst) => {
  expect(yearAgainstAddress('2025-10-16', url, title)).toBe(isAgainst)
})

test('a conference with days of training is no training', () => {
  expect(kindByName('Antisyphon Summit (Training)')).toBe('training')
  expect(kindByName('Nullcon Berlin Conference & Training')).toBeNull()
  expect(kindByName('Hardwear.io Security Trainings & Conference')).toBeNull()
})
