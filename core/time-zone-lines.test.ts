import { expect, test } from 'vitest'
import { timeZoneLines } from './time-zone-lines.ts'

test('the changes of the clocks are named by their dates', () => {
  expect(timeZoneLines('Asia/Jerusalem', 2026, 2027).join('\n')).toBe(
    `BEGIN:VTIMEZONE
TZID:Asia/Jerusalem
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0200
TZOFFSETTO:+0200
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260327T020000
RDATE:20270326T020000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20261025T020000
RDATE:20271031T020000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
END:STANDARD
END:VTIMEZONE`,
  )
})

test('a zone whose clocks never change has one offset', () => {
  const lines = timeZoneLines('Asia/Kolkata', 2026, 2030)
  expect(lines.filter((line) => line.startsWith('BEGIN'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD'])
  expect(lines).toContain('TZOFFSETTO:+0530')
})

test('a zone in the west and in the south has its own', () => {
  expect(timeZoneLines('America/St_Johns', 2026, 2026)).toContain('TZOFFSETFROM:-0330')
  expect(timeZoneLines('America/Santiago', 2026, 2026)).toContain('TZOFFSETFROM:-0300')
})
