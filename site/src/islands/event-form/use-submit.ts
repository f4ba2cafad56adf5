import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submission'
import { type EventFormValues, submissionFromForm } from '@cyberluach/core/submission-form'
import { localePath } from '@cyberluach/i18n/locales'
import { type RefObject, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { showToast, showToastOnNextPage } from '../../components/toast/toast.ts'
import { attemptKey, clearAttempt } from './attempt.ts'
import { clearDraft } from './draft.ts'
import { failureReason } from './failure.ts'
import { goToFirstError } from '../forms/first-error.ts'
import type { EventFormText } from './form-text.ts'
import { issuesOfForm } from './server-issues.ts'

const patience = 30_000

type Body = NonNullable<CallOptions<'POST /api/submissions'>[0]>['body']

type Options = {
  form: UseFormReturn<EventFormValues>
  element: RefObject<HTMLFormElement | null>
  text: EventFormText
  timeZone: string
  sentence: (issue: Issue) => string
}

/** Sending the form: what keeps it from being sent, what the server refuses, what goes wrong, and success. */
export function useSubmit({ form, element, text, timeZone, sentence }: Options) {
  const { locale, messages } = text
  const [reason, setReason] = useState('')

  async function send(values: EventFormValues) {
    setReason('')
    const body = submissionFromForm(values, { timeZone, locale }) as Body
    try {
      const { id } = await call('POST /api/submissions', {
        body,
        headers: { 'idempotency-key': attemptKey(sessionStorage, body, () => crypto.randomUUID()) },
        signal: AbortSignal.timeout(patience),
      })
      succeed(id, body.title)
    } catch (error) {
      fail(error)
    }
  }

  function succeed(id: string, title: string) {
    clearDraft(sessionStorage)
    clearAttempt(sessionStorage)
    showToastOnNextPage({ kind: 'success', ...messages.toasts.sent })
    element.current?.closest('dialog')?.close()
    location.assign(`${localePath(locale, '/awaiting-approval')}?${new URLSearchParams({ id, title })}`)
  }

  function fail(error: unknown) {
    console.warn('The submission did not go through', error)
    setReason(failureReason(error, locale, messages.requestErrors, navigator.onLine))
    const issues = error instanceof CallError ? issuesOfForm(error.issues) : []
    for (const issue of issues) form.setError(issue.path, { type: issue.code, message: sentence(issue) })
    showToast({ kind: 'danger', ...messages.toasts.failed })
    if (element.current)
      goToFirstError(
        element.current,
        issues.map((issue) => issue.path),
      )
  }

  function complain(errors: FieldErrors<EventFormValues>) {
    setReason('')
    if (Object.values(errors).some((error) => error?.type === 'required')) {
      showToast({ kind: 'danger', ...messages.toasts.missing })
    }
    if (element.current) goToFirstError(element.current, Object.keys(errors))
  }

  return { submit: form.handleSubmit(send, complain), reason }
}
