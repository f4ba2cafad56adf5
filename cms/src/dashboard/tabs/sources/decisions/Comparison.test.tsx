import type { Claim } from '@cyberluach/api/sources'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { statedEvent } from '../../../../testing/stated-event.ts'
import { TextProvider, texts } from '../../../ui/text.tsx'
import { Comparison } from './Comparison.tsx'

const words = texts.he.decisions
const moved = { ...statedEvent, startDay: '2027-10-06', endDay: '2027-10-07', organizer: 'OWASP Israel' }

const shown = (other: Claim | null) =>
  renderToStaticMarkup(
    <TextProvider timeZone="Asia/Jerusalem">
      <Comparison
        one={statedEvent}
        oneTitle="the list"
        other={other}
        otherTitle="the calendar"
        statedBy={{ startDay: 'OWASP', organizer: null }}
      />
    </TextProvider>,
  )
const rowsOf = (markup: string) => markup.split('<tr').slice(2)

test('what differs is marked, also for who does not see the colour; what one side alone says is not', () => {
  const marked = rowsOf(shown(moved)).filter((row) => row.includes('data-differs'))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toContain(words.differs)
  expect(marked[0]).toContain(words.fields.when)
  expect(rowsOf(shown(moved)).find((row) => row.includes('OWASP Israel'))).toContain(words.nothing)
})

test('what is the same is named in one line, and who states what stands below it', () => {
  const markup = shown(moved)
  expect(markup).toContain(`${words.fields.title}, ${words.fields.place}`)
  expect(markup).toContain(words.bySource.replace('{source}', 'OWASP'))
  expect(markup).toContain(words.byPerson)
})

test('a new event stands alone, whole', () => {
  const markup = shown(null)
  expect(markup).not.toContain('the calendar')
  expect(markup).not.toContain('data-differs')
  expect(markup).toContain(statedEvent.title)
})

test('two that agree in everything are shown whole, with nothing marked', () => {
  const markup = shown(statedEvent)
  expect(markup).toContain(words.fields.when)
  expect(markup).not.toContain('data-differs')
})
