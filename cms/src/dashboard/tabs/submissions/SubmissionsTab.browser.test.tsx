import { fill } from '@cyberluach/i18n/translate'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { emptySubmission } from '../../../testing/empty-submission.ts'
import { useSummaryPolling } from '../../frame/polling.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import type { Submission } from '../../submission.ts'
import { SampleEvents, SubmissionsTab } from './SubmissionsTab.tsx'

const { decision, submissions: words } = texts.en
const list = '/api/sys/mgmt/submissions'

afterEach(() => {
  location.hash = ''
})

/** Three that wait; what is decided about them stays decided. */
async function show(frame: Parameters<typeof showTab>[0]['frame'] = {}) {
  let rows = ['one', 'two', 'three'].map((title, n): Submission => ({
    ...emptySubmission,
    id: `00000000-0000-4000-8000-00000000000${n}`,
    title,
    locale: 'en',
    createdAt: `2026-11-20T0${n}:00:00.000Z`,
    description: Array.from({ length: 40 }, () => 'A night of flags.').join('\n\n'),
  }))
  const settle = (status: 'approved' | 'rejected') => (call: { name: string; body: unknown }) => {
    const adminNotes = (call.body as { notes?: string } | null)?.notes ?? null
    const decided = { status, adminNotes, decidedAt: new Date().toISOString(), decidedBy: 'noa' }
    rows = rows.map((row) => (call.name.includes(row.id) ? { ...row, ...decided } : row))
    return rows.find(({ id }) => call.name.includes(id))
  }
  const calls = answerCalls({
    [`GET ${list}`]: () => rows,
    'GET /api/sys/mgmt/similar': () => [],
    'GET /api/sys/mgmt/requests': () => [],
    ...Object.fromEntries(
      rows.flatMap(({ id }) => [
        [`POST ${list}/${id}/approve`, settle('approved')],
        [`POST ${list}/${id}/reject`, settle('rejected')],
      ]),
    ),
  })
  await showTab({ tab: 'submissions', frame, children: <SubmissionsTab /> })
  return calls
}
const row = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}\\b`) })
const bar = () => page.getByRole('group', { name: decision.title })
const isOpen = (title: string) => expect.element(row(title)).toHaveAttribute('aria-expanded', 'true')

test('on a phone what decides is always in reach, and one follows another until none waits', async () => {
  await page.viewport(390, 844)
  const calls = await show()
  await row('one').click()
  const { bottom } = bar().element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  await bar().getByRole('button', { name: decision.approve }).click()
  await isOpen('two')
  await bar().getByRole('button', { name: decision.reject }).click()
  await page.getByRole('button', { name: decision.reasons.duplicate }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await isOpen('three')
  await expect.poll(() => row('three').element().closest('[data-row]')?.contains(document.activeElement)).toBe(true)
  await bar().getByRole('button', { name: decision.approve }).click()
  await expect.element(row('three')).toHaveAttribute('aria-expanded', 'false')
  const decisions = calls.filter(({ name: asked }) => asked.startsWith(`POST ${list}`))
  expect(decisions.map(({ body }) => body)).toEqual([null, { notes: decision.reasons.duplicate }, null])
})

test('on a desk what was decided stays open, and is decided by keys, its note from wherever it is chosen', async () => {
  await page.viewport(1440, 900)
  const calls = await show()
  await row('one').click()
  await page.getByRole('button', { name: decision.reasons.link }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(decision.savedNote)).toBeVisible()
  await isOpen('one')
  expect(calls.findLast(({ name: asked }) => asked.endsWith('/reject'))?.body).toEqual({
    notes: decision.reasons.link,
  })
})

test('what waits alone is asked for by a link, and the address says so', async () => {
  await show({ requested: { tab: 'submissions', part: 'pending' } })
  await expect.element(page.getByRole('radio', { name: words.pendingOnly })).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => location.hash).toBe('#submissions/pending')
  await page.getByRole('radio', { name: words.all }).click()
  await expect.poll(() => location.hash).toBe('#submissions')
})

/** With what the frame does around it. */
function Samples() {
  useSummaryPolling()
  return (
    <div role="tabpanel" tabIndex={-1}>
      <SampleEvents />
    </div>
  )
}

test('samples are removed in one step, after one question, which gives the focus back', async () => {
  let samples = 7
  const words = texts.he.queues.events.samples
  const calls = answerCalls({
    'GET /api/sys/mgmt/summary': () => ({ samples }),
    'DELETE /api/sys/mgmt/sample-events': () => {
      samples = 0
      return { removed: 7 }
    },
  })
  await showTab({ tab: 'submissions', locale: 'he', children: <Samples /> })
  await expect.element(page.getByText(fill('he', words.shown, { n: 7 }))).toBeVisible()
  const opener = page.getByRole('button', { name: words.removeLabel })
  const question = page.getByRole('alertdialog', { name: fill('he', words.question, { n: 7 }) })
  await opener.click()
  await question.getByRole('button', { name: texts.he.deletion.cancel, exact: true }).click()
  await expect.element(opener).toHaveFocus()
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([])
  await opener.click()
  await question.getByRole('button', { name: words.remove }).click()
  await expect.element(page.getByText(fill('he', words.removed, { n: 7 }))).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
})
