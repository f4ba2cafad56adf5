import { expect, test } from 'vitest'
import { addressOfSubject, detailsInWords } from './details-in-words.ts'

const inHebrew = { locale: 'he', timeZone: 'Asia/Jerusalem' } as const
const inEnglish = { ...inHebrew, locale: 'en' } as const

test('what changed of an event is called as in its form', () => {
  const details = 'Night · of flags · title, otherTexts, state: cancelled, stateChangedAt, formerStartDay'
  expect(detailsInWords('eventUpdated', details, inEnglish)).toBe(
    'Night · of flags · Title, Texts in the other language, Does it take place: Cancelled',
  )
  expect(detailsInWords('eventUpdated', details, inHebrew)).toContain('האם האירוע מתקיים: בוטל')
})

test('roles, choices and moments are said in words, whatever is called like one of them', () => {
  expect(detailsInWords('roleChanged', 'editor: editor → admin', inHebrew)).toBe('\u2066editor\u2069: עריכה ← ניהול')
  expect(detailsInWords('noticesChanged', 'admin: daily', inHebrew)).toBe('\u2066admin\u2069: פעם ביום')
  expect(detailsInWords('roleChanged', 'editor: editor → admin', inEnglish)).toBe('editor: Editor → Admin')
  expect(detailsInWords('digestPlanned', '2026-11-30T07:00:00.000Z', inEnglish)).toBe('November 30, 2026, 09:00')
  expect(detailsInWords('digestPlanned', 'soon', inEnglish)).toBe('soon')
  expect(detailsInWords('approve', 'editor, title: admin', inHebrew)).toBe('editor, title: admin')
})

test('an entry leads to what it is about, as long as that is there', () => {
  expect(addressOfSubject('eventUpdated', '1')).toBe('/admin/collections/events/1')
  expect(addressOfSubject('digestPlanned', '2')).toBe('/admin/collections/digests/2')
  expect(addressOfSubject('eventDeleted', '1')).toBeNull()
  expect(addressOfSubject('signIn', 'x')).toBeNull()
})
