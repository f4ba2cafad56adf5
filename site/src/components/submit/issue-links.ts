import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { eventFieldName } from '../../forms/event-form.ts'

export type IssueLink = { href: string; field: string; text: string }

/** Ways to the fields that are wrong, by their names, and what is wrong with each. */
export function issueLinks({ locale, t }: { locale: Locale; t: Messages }, issues: readonly Issue[]): IssueLink[] {
  const words = { validation: t.validation, fieldErrors: t.eventForm.errors }
  return issues.flatMap((issue) => {
    const field = eventFieldName(locale, t.eventForm, issue.path)
    if (!field) return []
    return [{ href: `#event-form-${issue.path}`, field, text: issueMessage(locale, words, issue) }]
  })
}
