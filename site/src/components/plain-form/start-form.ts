import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submission'
import { splitLocale } from '@cyberluach/i18n/locales'
import { showFieldErrors } from './field-errors.ts'
import { pendingButton } from './pending-button.ts'
import type { FormRules } from '../../forms/form-rules.ts'

const patience = 30_000

type Reactions<Values, Answer> = {
  /** What to say at a field about an issue. */
  sentence: (issue: Issue) => string
  onWrong: (issues: Issue[]) => void
  onSent: (values: Values, answer: Answer) => void
  onFailed: (reason: unknown) => void
}

/** Sends the form in place. What was written stays in it until it has arrived. */
export function startForm<Values, Body, Answer>(
  form: HTMLFormElement,
  { valuesOf, issuesOf, bodyOf, send }: FormRules<Values, Body, Answer>,
  { sentence, onWrong, onSent, onFailed }: Reactions<Values, Answer>,
): void {
  const button = form.querySelector<HTMLButtonElement>('[data-pending]')
  if (!button) throw new Error('This form has no button')
  const setPending = pendingButton(button)
  let attempt = { text: '', key: '', body: null as Body }
  let isSending = false

  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void submit()
  })

  async function submit() {
    const values = valuesOf(new FormData(form))
    const issues = issuesOf(values)
    showIssues(issues)
    if (issues.length > 0) return onWrong(issues)
    setPending((isSending = true))
    try {
      const { body, key } = attemptWith(values)
      const answer = await send(body, {
        headers: { 'idempotency-key': key },
        signal: AbortSignal.timeout(patience),
      })
      attempt.text = ''
      setPending((isSending = false))
      onSent(values, answer)
    } catch (reason) {
      setPending((isSending = false))
      fail(reason)
    }
  }

  /** The same text again is the same attempt: after a lost answer it is stored once. */
  function attemptWith(values: Values) {
    const text = JSON.stringify(values)
    if (attempt.text === text) return attempt
    const { locale } = splitLocale(location.pathname)
    const { userAgent } = navigator
    const body = bodyOf(values, { locale, now: new Date(), userAgent, referrer: document.referrer })
    attempt = { text, key: crypto.randomUUID(), body }
    return attempt
  }

  function fail(reason: unknown) {
    console.warn('The form did not go through', reason)
    if (reason instanceof CallError && reason.issues.length > 0) showIssues(reason.issues)
    onFailed(reason)
  }

  function showIssues(issues: Issue[]) {
    showFieldErrors(form, new Map(issues.map((issue) => [issue.path, sentence(issue)])))
  }
}
