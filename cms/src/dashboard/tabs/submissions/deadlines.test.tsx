import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { submissionWith } from '../../../testing/submission-with.ts'
import { TextProvider, texts } from '../../ui/text.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import { Deadlines, EventPanel } from './EventPanel.tsx'

const shown = (children: ReactNode) =>
  renderToStaticMarkup(<TextProvider timeZone="Asia/Jerusalem">{children}</TextProvider>)

test('a submission without deadlines has no label of them either', () => {
  expect(shown(<Deadlines submission={submissionWith({ deadlines: [] })} />)).toBe('')
})

test('who decides about an event sees what closes when', () => {
  const deadlines = [{ kind: 'earlyPrice' as const, day: '2099-01-02', time: null, zone: null, url: null }]
  const { eventPage } = texts.he
  const panel = shown(
    <ToastProvider>
      <EventPanel submission={submissionWith({ deadlines })} />
    </ToastProvider>,
  )
  for (const words of [eventPage.deadlines, eventPage.deadlineKinds.earlyPrice, '2 בינואר 2099'])
    expect(panel).toContain(words)
})
