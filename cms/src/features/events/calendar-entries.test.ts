import { eventDetails, eventFacts, unknownValues } from '@cyberluach/core/events/event-fields'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { createCalendarEntries, type VersionedRow } from './calendar-entries.ts'

const timeZone = 'Asia/Jerusalem'
const reader = { locale: 'en', texts: messagesFor('en'), origin: 'https://site.example' } as const
const calling = (online: string) => ({ dialog: { ...reader.texts.dialog, online } })

const rowOf = (id: string, changes: Partial<VersionedRow> = {}): VersionedRow => ({
  id,
  slug: id,
  title: `Event ${id}`,
  titleHe: `אירוע ${id}`,
  description: 'About it',
  descriptionHe: null,
  ...unknownValues(eventFacts),
  ...unknownValues(eventDetails),
  deadlines: null,
  seriesSlug: null,
  seriesName: null,
  seriesNameHe: null,
  formerStartsAt: null,
  formerStartDay: null,
  formerEndDay: null,
  checkedAt: null,
  isOnline: true,
  allDay: true,
  state: 'scheduled',
  startsAt: null,
  endsAt: null,
  startDay: '2026-12-03',
  endDay: '2026-12-03',
  sourceName: null,
  sourceCredit: null,
  sourceUrl: null,
  tags: [],
  updatedAt: new Date('2026-11-20T08:00:00Z'),
  isSample: false,
  version: '1 1 1',
  ...changes,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => rowOf(String(index)))

/** In milliseconds. */
/** How often others got their turn meanwhile. */
async function turnsDuring(make: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isMade = false
  const count = () => {
    turns += 1
    if (!isMade) setImmediate(count)
  }
  setImmediate(count)
  await make()
  isMade = true
  return turns
}

test('an entry is made anew when its event changes, and only then', async () => {
  const entriesOf = createCalendarEntries()
  await entriesOf([rowOf('1')], reader, timeZone)
  // The title is not looked at while the version is the same: the entry is the kept one.
  const kept = await entriesOf([rowOf('1', { title: 'Other' })], reader, timeZone)
  expect(kept[0]).toContain('SUMMARY:Event 1')
  const changed = await entriesOf([rowOf('1', { title: 'Other', version: '2 1 1' })], reader, timeZone)
  expect(changed[0]).toContain('SUMMARY:Other')
})

test('each language has its own, and a new word for online is taken up', async () => {
  const entriesOf = createCalendarEntries()
  const english = await entriesOf([rowOf('1')], reader, timeZone)
  const hebrew = await entriesOf([rowOf('1')], { ...reader, locale: 'he', texts: messagesFor('he') }, timeZone)
  const renamed = await entriesOf([rowOf('1')], { ...reader, texts: calling('On the web') }, timeZone)
  expect([english[0], hebrew[0]].map((entry) => /SUMMARY:(.*)\r/.exec(entry ?? '')?.[1])).toEqual([
    'Event 1',
    'אירוע 1',
  ])
  expect(renamed[0]).toContain('LOCATION:On the web')
})

test('each address of the site gets its own links, at no cost of a new entry', async () => {
  const entriesOf = createCalendarEntries()
  const rows = [rowOf('1'), rowOf('2', { registrationUrl: 'https://event.example/go' })]
  await entriesOf(rows, reader, timeZone)
  const other = await entriesOf(
    rows.map((row) => ({ ...row, title: 'not looked at' })),
    { ...reader, origin: 'https://other.example' },
    timeZone,
  )
  expect(other[0]).toContain('URL:https://other.example/event/1\r\n')
  expect(other[1]).toContain('URL:https://other.example/event/2\r\n')
  expect(other[1]).toContain('https://event.example/go?ref=cyberluach\r\n')
  expect(other.join('')).not.toContain('not looked at')
})

test('a registration on an address of the site itself gets no referral there, and does elsewhere', async () => {
  const entriesOf = createCalendarEntries()
  const rows = [rowOf('1', { registrationUrl: 'https://other.example/go' })]
  const [elsewhere] = await entriesOf(rows, reader, timeZone)
  const [there] = await entriesOf(rows, { ...reader, origin: 'https://other.example' }, timeZone)
  expect(elsewhere).toContain('https://other.example/go?ref=cyberluach')
  expect(there).toContain('https://other.example/go\r\n')
})

test('no more than so many letters are kept: the oldest go', async () => {
  const entriesOf = createCalendarEntries(1_000)
  const rows = many(20)
  await entriesOf(rows, reader, timeZone)
  const again = await entriesOf(
    rows.map((row) => ({ ...row, title: 'Made again' })),
    reader,
    timeZone,
  )
  expect(again[0]).toContain('SUMMARY:Made again')
  const [last] = await entriesOf([rowOf('19', { title: 'And again' })], reader, timeZone)
  expect(last).toContain('SUMMARY:Made again')
})

test('others get their turn while a calendar is made for the first time, and nothing is made a second time', async () => {
  const entriesOf = createCalendarEntries()
  const rows = many(600)
  const make = () => entriesOf(rows, reader, timeZone)
  const first = await turnsDuring(make)
  expect(first).toBeGreaterThan(3)
  expect(await turnsDuring(make)).toBeLessThan(first)
  expect(await make()).toHaveLength(600)
})
