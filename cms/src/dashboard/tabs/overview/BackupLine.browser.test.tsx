import type { BackupState } from '@cyberluach/api/health'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { BackupLine } from './OverviewTab.tsx'

const hour = 60 * 60_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour + 60_000).toISOString()

const off: BackupState = {
  state: 'off',
  everySeconds: null,
  isRunning: false,
  nextAt: null,
  last: null,
  failure: null,
}
const last = { at: fromNow(-3), bytes: 242_437_856, isEncrypted: true, madeBy: 'timetable' } as const
const well: BackupState = { ...off, state: 'well', everySeconds: 86_400, nextAt: fromNow(21), last }
const failure = { at: fromNow(-2), reason: 'diskFull', words: 'No space is left' } as const
const failed: BackupState = { ...well, state: 'failed', nextAt: fromNow(0.5), failure }

async function show(state: BackupState, locale: 'en' | 'he' = 'en') {
  answerCalls({ 'GET /api/sys/backups': () => state })
  await showTab({ tab: 'analytics', locale, children: <BackupLine /> })
}
/** All that is shown, without the marks that keep directions apart. */
const shown = () =>
  page
    .elementLocator(document.body)
    .element()
    .textContent.replace(/[\u2066-\u2069]/g, '')
const says = (text: string) => expect.poll(shown).toContain(text)

describe('in English', () => {
  test('one that was made: when, how large, whether encrypted, and when the next is due', async () => {
    await show(well)
    await says('Last one 2 hours ago')
    await says('242.4 MB')
    await says('Encrypted')
    await says('Next one: in 21 hours')
  })

  test('by hand alone there is no next one', async () => {
    await show({
      ...well,
      everySeconds: null,
      nextAt: null,
      last: { ...last, isEncrypted: false, bytes: 2_500_000_000 },
    })
    await says('2.5 GB')
    await says('Not encrypted')
    await says('By hand, without a timetable')
    expect(document.body.textContent).not.toContain('Next one')
  })

  test('the first of a timetable is still to come, or is being made', async () => {
    await show({ ...well, state: 'waiting', last: null, nextAt: fromNow(-1), isRunning: true })
    await says('None has been made yet')
    await says('A backup is being made')
  })

  test('none are made: how to turn them on', async () => {
    await show(off)
    await says('No backups are made.')
    await says('BACKUP_EVERY=24h')
  })

  test('one failed: why, what to do, when the last good one was and when it is tried again', async () => {
    await show(failed)
    await says(
      'The backup failed 1 hour ago. The disk that backups are written to is full. Make room on it. Last one that succeeded: 2 hours ago. Tried again: in 31 minutes',
    )
    await expect.element(page.getByRole('note')).toBeVisible()
  })

  test('a reason that nobody foresaw is told in the program’s words', async () => {
    await show({ ...failed, last: null, failure: { ...failure, reason: 'other', words: 'relation is gone' } })
    await says('relation is gone')
    await says('None has succeeded yet.')
  })

  test('the next one is late: where to look', async () => {
    await show({ ...well, state: 'late', nextAt: fromNow(-24) })
    await says('the next one is late')
    await says('logs/backup.log')
  })
})

test.each([
  ['well', well, 'הגיבוי הבא: בעוד 21 שעות'],
  ['off', off, 'לא נעשים גיבויים.'],
  ['failed', failed, 'פנו בו מקום.'],
  ['late', { ...well, state: 'late' }, 'והבא מתעכב.'],
] as const)('in Hebrew, %s', async (_, state, words) => {
  await show(state, 'he')
  await says(words)
})
