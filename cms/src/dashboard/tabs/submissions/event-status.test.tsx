import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { submissionWith } from '../../../testing/submission-with.ts'
import { TextProvider, texts } from '../../ui/text.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import type { Submission } from '../../submission.ts'
import { DecisionPanel } from './SubmissionDetail.tsx'
import { changedStatusOf } from './event-status.ts'
import { EventName } from './SubmissionsTab.tsx'
import { RowContext } from '../../list/Table.tsx'

const t = texts.he
const later = async () => undefined
const shown = (children: ReactNode) =>
  renderToStaticMarkup(
    <TextProvider timeZone="Asia/Jerusalem">
      <ToastProvider>{children}</ToastProvider>
    </TextProvider>,
  )

const row = (submission: Submission) =>
  shown(
    <RowContext value={{ id: submission.id, isOpen: false, toggle: () => undefined }}>
      <EventName submission={submission} isPast={false} isSimilar={false} search="" />
    </RowContext>,
  )

const panel = (submission: Submission) =>
  shown(
    <DecisionPanel
      submission={submission}
      note=""
      running={undefined}
      setNote={() => undefined}
      decide={later as never}
      askToDelete={() => undefined}
    />,
  )

const approved = submissionWith({
  status: 'approved',
  startDate: '2026-12-03T10:00:00+02:00',
  eventId: crypto.randomUUID(),
  eventState: 'scheduled',
})

test('of an event on the calendar as it was approved, only that is said', () => {
  expect(changedStatusOf(approved)).toBeNull()
  expect(panel(approved)).toContain(t.decision.published)
  for (const fate of ['deleted', 'cancelled', 'postponed'] as const)
    expect(row(approved)).not.toContain(t.submissions.fates[fate])
})

test.each([
  ['deleted', { eventId: null, eventState: null }],
  ['cancelled', { eventState: 'cancelled' }],
  ['postponed', { eventState: 'postponed' }],
] as const)('an approved submission whose event was %s says so, on its row and with its decision', (fate, changes) => {
  const submission = submissionWith({ ...approved, ...changes })
  expect(row(submission)).toContain(t.submissions.fates[fate])
  expect(panel(submission)).toContain(t.decision.fates[fate])
  expect(panel(submission)).not.toContain(t.decision.published)
})

test('where nothing was published, nothing was deleted', () => {
  expect(changedStatusOf(submissionWith({ status: 'approved', startDate: null, eventId: null }))).toBeNull()
  expect(changedStatusOf(submissionWith({ status: 'rejected', eventId: null }))).toBeNull()
})
