import type { Similar } from '@cyberluach/api/moderation'
import type { Summary } from '@cyberluach/api/summary'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { submissionWith } from '../../../testing/submission-with.ts'
import { useSummaryPolling } from '../../frame/polling.ts'
import { FrameProvider, type FrameControls } from '../../frame/FrameContext.tsx'
import type { TabName } from '../../frame/tabs.ts'
import { answerCalls, type Call } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { ContactTab } from '../contact/ContactTab.tsx'
import { MailLine } from '../overview/OverviewTab.tsx'
import { SubmissionsTab } from '../submissions/SubmissionsTab.tsx'
import type { Submission } from '../../submission.ts'

const t = texts.en
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const decisions = 'POST /api/sys/mgmt/submissions/decisions'

/** Nothing here asks for what is around the tab. */
const frame: FrameControls = {
  openTab: () => undefined,
  requested: null,
  openSettings: () => undefined,
  refresh: () => undefined,
  isRefreshing: false,
  refreshes: 0,
}

/** As far as the tabs read it. */
const summaryWith = (isMailOn: boolean) => {
  const queue = { pending: 2, approved: 0, rejected: 0, overdue: 0, suspicious: 0 }
  const mails = { isOn: isMailOn, failed: 0, kept: isMailOn ? 0 : 76 }
  return {
    events: { ...queue, oldest: null },
    contact: queue,
    feedback: queue,
    requests: 0,
    samples: 0,
    mails,
  }
}

/** In the place of the frame, which reads the counts for all tabs. */
function Counted({ children }: { children: ReactNode }) {
  useSummaryPolling()
  return <FrameProvider value={frame}>{children}</FrameProvider>
}

type Shown = {
  tab: TabName
  content: ReactNode
  rows?: Submission[]
  similar?: Similar[]
  isMailOn?: boolean
}

async function show({ tab, content, rows = [], similar = [], isMailOn = true }: Shown): Promise<Call[]> {
  const calls = answerCalls({
    'GET /api/sys/mgmt/summary': () => summaryWith(isMailOn) as unknown as Summary,
    'GET /api/sys/mgmt/submissions': () => Response.json(rows, { headers: { 'x-total-count': `${rows.length}` } }),
    'GET /api/sys/mgmt/similar': () => similar,
    'GET /api/sys/mgmt/event-requests': () => [],
    [decisions]: ({ body }) => ({
      records: rows.map((row) => ({ ...row, status: 'approved', decidedAt: new Date().toISOString() })),
      refused: [],
      requested: body,
    }),
  })
  await showTab({ tab, children: <Counted>{content}</Counted> })
  return calls
}

const sentTo = (calls: Call[], name: string) => calls.filter((call) => call.name === name).map(({ body }) => body)
const selectAll = () => page.getByRole('checkbox', { name: t.queues.selectAll }).click()
const inBar = (name: string) =>
  page.getByRole('group', { name: t.queues.selectionActions }).getByRole('button', { name })

const two = [1, 2].map((n) => submissionWith({ id: idOf(n), title: `Night ${n}` }))

/** Two that wait, each seen from the other's side. */
const pair = [idOf(1), idOf(2)].map((submissionId, index, ids): Similar => ({
  submissionId,
  eventId: null,
  waitingId: ids[1 - index] ?? '',
  title: `Night ${2 - index}`,
  titleHe: null,
  day: '2027-01-14',
  since: '2026-11-20T08:00:00.000Z',
  sameDay: true,
  sameLinkHost: true,
  samePlace: true,
  similarTitle: true,
}))

test('two that look like one event say so on both, and are not published together unasked', async () => {
  const calls = await show({ tab: 'submissions', content: <SubmissionsTab />, rows: two, similar: pair })
  await expect.element(page.getByText(t.queues.similar.pill).nth(1)).toBeVisible()
  await selectAll()
  await inBar(t.decision.approve).click()
  const question = page.getByRole('alertdialog', { name: t.queues.similar.ask.title })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: t.queues.similar.ask.keep }).click()
  expect(sentTo(calls, decisions)).toEqual([])
  await inBar(t.decision.approve).click()
  await question.getByRole('button', { name: t.queues.similar.ask.act }).click()
  await expect.poll(() => sentTo(calls, decisions)).toHaveLength(1)
})

test('those that are no pair are published at once', async () => {
  const calls = await show({ tab: 'submissions', content: <SubmissionsTab />, rows: two })
  await selectAll()
  await inBar(t.decision.approve).click()
  await expect.poll(() => sentTo(calls, decisions)).toHaveLength(1)
})

test('while mail is off, deciding says that nobody is told, and the note that it is only kept', async () => {
  await show({ tab: 'submissions', content: <SubmissionsTab />, rows: two, isMailOn: false })
  await selectAll()
  await inBar(t.decision.reject).click()
  await expect.element(page.getByText(t.mailOff.noteHint)).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Reject/ })
    .first()
    .click()
  await expect.element(page.getByText(t.mailOff.decidedMany)).toBeVisible()
})

test('a row whose mail was kept says so', async () => {
  const kept = { ...two[0], status: 'approved', isDecisionKept: true, eventId: idOf(7) } as Submission
  await show({ tab: 'submissions', content: <SubmissionsTab />, rows: [kept] })
  await expect.element(page.getByText(t.mailOff.kept)).toBeVisible()
})

test.each([true, false])('among the cards stands that mail is off, and only then; on: %s', async (isMailOn) => {
  const calls = await show({ tab: 'analytics', content: <MailLine />, isMailOn })
  await expect.poll(() => calls).not.toEqual([])
  const line = page.getByText(t.mailOff.title)
  if (isMailOn) return expect.element(line).not.toBeInTheDocument()
  await expect.element(line).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show 76 kept emails' }))
    .toHaveAttribute('href', expect.stringContaining('kept'))
})

test('letters are marked as handled, and archived, several at once', async () => {
  const letters = [1, 2].map((n) =>
    submissionWith({ id: idOf(n), title: `[CONTACT] Letter ${n}`, eventType: 'contact_message' }),
  )
  const calls = await show({ tab: 'contact', content: <ContactTab />, rows: letters })
  await selectAll()
  await inBar(t.queues.contact.handle).click()
  await expect.element(page.getByText('2 inquiries marked as handled')).toBeVisible()
  expect(sentTo(calls, decisions)).toMatchObject([
    { decision: { kind: 'approve' }, submissions: [{ id: idOf(1) }, { id: idOf(2) }] },
  ])
})

test('archiving several letters asks for no note', async () => {
  const letters = [1, 2].map((n) =>
    submissionWith({ id: idOf(n), title: `[CONTACT] Letter ${n}`, eventType: 'contact_message' }),
  )
  const calls = await show({ tab: 'contact', content: <ContactTab />, rows: letters })
  await selectAll()
  await inBar(t.queues.archive).click()
  await expect
    .poll(() => sentTo(calls, decisions))
    .toMatchObject([{ decision: { kind: 'reject', notes: t.queues.contact.archiveNote } }])
})

test('the open row is one step of the history: Back closes it, Forward opens it, and closed by hand it leaves none', async () => {
  // No step forward is left of another test: the next one would take its place.
  history.pushState(null, '', '#submissions')
  await show({ tab: 'submissions', content: <SubmissionsTab />, rows: two })
  const row = (n: number) => page.getByRole('row', { name: new RegExp(`^Select Night ${n}`) })
  const isOpen = (n: number) =>
    expect.poll(() => document.querySelector(`[data-row="${idOf(n)}"] [aria-expanded]`)?.ariaExpanded)
  const press = async (n: number) => {
    await page.getByText(`Night ${n}`).first().click()
  }
  await isOpen(1).toBe('false')
  const steps = history.length
  await press(1)
  await isOpen(1).toBe('true')
  await press(2)
  await isOpen(2).toBe('true')
  await isOpen(1).toBe('false')
  expect(history.length).toBe(steps + 1)
  history.back()
  await isOpen(2).toBe('false')
  await expect.element(row(2)).toHaveFocus()
  history.forward()
  await isOpen(2).toBe('true')
  await press(2)
  await isOpen(2).toBe('false')
  await expect.poll(() => history.state?.rowStep).toBeUndefined()
  await press(1)
  await isOpen(1).toBe('true')
  expect(history.length).toBe(steps + 1)
})
