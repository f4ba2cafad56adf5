import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { useCallback } from 'react'
import type { EventFormText } from './form-text.ts'

/** What to say at a field of an event about an issue. */
export function useIssueSentence({ locale, texts }: EventFormText): (issue: Issue) => string {
  const { form, validation } = texts
  return useCallback(
    (issue: Issue) => issueMessage(locale, { validation, fieldErrors: form.errors }, issue),
    [locale, form, validation],
  )
}
