import { expect, test } from 'vitest'
import { aheadOf, beginningOf, openAhead, openNewEvent, type AheadFilter } from './ahead.ts'

const asked: string[] = []
const open = (tab: string, part?: string) => void asked.push(`${tab} ${part}`)

test.each<AheadFilter>([
  { month: '2026-12' },
  { type: 'ctf' },
  { country: 'Bosnia & Herzegovina' },
  { lacks: 'textHe' },
])('the list of events is asked for as a figure counts them: %o', (filter) => {
  openAhead(open, filter)
  const [tab, part = ''] = asked.at(-1)?.split(' ', 2) ?? []
  expect(tab).toBe('events')
  expect(aheadOf(part)).toEqual(filter)
})

test('what an address asks for that there is not is no filter', () => {
  expect(aheadOf('ahead?type=picnic&lacks=sense&more=1')).toEqual({})
  expect(aheadOf('new')).toBeNull()
})

test('a new event is begun with what is known of it', () => {
  const known = {
    title: 'Flag & days',
    url: 'https://flags.example/?a=1&b',
    city: 'תל אביב',
    country: 'Israel',
    series: '',
  }
  openNewEvent(open, known)
  expect(beginningOf(asked.at(-1)?.replace('events ', '') ?? '')).toEqual(known)
  expect(beginningOf('new')).toBeNull()
  expect(beginningOf('new?%')).toEqual({ title: '', url: '', city: '', country: '', series: '' })
})
