import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { submissionWith } from '../../../testing/submission-with.ts'
import { TextProvider, texts } from '../../ui/text.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import { ContactPanel } from './SubmissionDetail.tsx'
import { EventName } from './SubmissionsTab.tsx'
import { RowContext } from '../../list/Table.tsx'

const untold = submissionWith({ isMailHeldBack: true })
const t = texts.he

const shown = (children: ReactNode) =>
  renderToStaticMarkup(
    <TextProvider timeZone="Asia/Jerusalem">
      <ToastProvider>{children}</ToastProvider>
    </TextProvider>,
  )

const row = (submission = untold) =>
  shown(
    <RowContext value={{ id: submission.id, isOpen: false, toggle: () => undefined }}>
      <EventName submission={submission} isPast={false} isSimilar={false} search="" />
    </RowContext>,
  )

describe('a submission about whose arrival no mail went', () => {
  test('says so on its row and beside the organizer, and what becomes of it', () => {
    expect(row()).toContain(t.submissions.noMail)
    expect(shown(<ContactPanel submission={untold} />)).toContain(t.details.noMail)
  })

  test.each([
    ['that was told', submissionWith()],
    ['that is decided, which is told in any case', { ...untold, status: 'approved' as const }],
  ])('unlike one %s', (_case, submission) => {
    expect(row(submission)).not.toContain(t.submissions.noMail)
    expect(shown(<ContactPanel submission={submission} />)).not.toContain(t.details.noMail)
  })
})
