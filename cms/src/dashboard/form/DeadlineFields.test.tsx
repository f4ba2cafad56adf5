import type { Issue } from '@cyberluach/core/submissions/submission'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TextProvider, texts } from '../ui/text.tsx'
import { deadlineValuesOf, newDeadline, type DeadlineValues } from './deadline-values.ts'
import { DeadlineFields } from './DeadlineFields.tsx'
import { IssuesContext } from './Field.tsx'

const { deadlines: words } = texts.he.events
const site = 'Asia/Jerusalem'
const papers = {
  kind: 'callForPapers',
  day: '2027-03-01',
  at: null,
  zone: 'Antarctica/Troll',
  url: null,
  extendedFrom: null,
} as const

const shown = (rows: DeadlineValues[], issues: Issue[] = []) =>
  renderToStaticMarkup(
    <TextProvider timeZone={site}>
      <IssuesContext value={issues}>
        <DeadlineFields rows={rows} most={20} change={() => undefined} />
      </IssuesContext>
    </TextProvider>,
  )

test('without a row it says what rows are for, and offers one', () => {
  expect(shown([])).toContain(words.none)
  expect(shown([])).toContain(words.add)
})

test('a row offers anywhere on Earth first, then the site’s zone, and the one that it has, whichever that is', () => {
  const markup = shown(deadlineValuesOf([papers], site))
  const zones = [...markup.matchAll(/<option value="([^"]*)"[^>]*>/g)].map(([, zone]) => zone)
  expect(zones.indexOf('')).toBeLessThan(zones.indexOf(site))
  expect(zones[zones.indexOf('') + 1]).toBe(site)
  expect(markup).toMatch(/<option value="Antarctica\/Troll" selected/)
})

test('a later day says what it is extended from, and may be a mended mistake', () => {
  const [row = newDeadline] = deadlineValuesOf([papers], site)
  expect(shown([row])).not.toContain('type="checkbox"')
  expect(shown([{ ...row, day: '2027-03-08' }])).toMatch(/type="checkbox"[^>]*checked/)
  expect(shown([{ ...row, day: '2027-03-08', isMended: true }])).not.toMatch(/type="checkbox"[^>]*checked/)
})

test('what is wrong stands with the field of its row, and what removes a row says which', () => {
  const rows = [...deadlineValuesOf([papers], site), newDeadline]
  const markup = shown(rows, [{ path: 'deadlines.1.day', code: 'required' }])
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(markup.indexOf('aria-invalid="true"')).toBeGreaterThan(markup.lastIndexOf('data-part="deadline"'))
  expect(markup).toMatch(
    new RegExp(`aria-label="${words.remove}: [^"]*${texts.he.eventPage.deadlineKinds.callForPapers}`),
  )
})

test('as many as can be sent, and no more', () => {
  expect(shown(Array.from({ length: 20 }, () => newDeadline))).not.toContain(words.add)
})
