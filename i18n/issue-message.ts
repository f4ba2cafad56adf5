import type { Issue, IssueCode } from '@cyberluach/core/submission'

import type { Locale } from './locales.ts'
import type { Message } from './message.ts'
import { fill } from './translate.ts'

/** The areas a sentence about a field is taken from: every form's, and those that one form has of its own. */
export type IssueTexts = {
  validation: Record<IssueCode, Message>
  /** Sentences that say more than "fill in this field", by field name (`eventForm.errors`). */
  fieldErrors?: Record<string, Message>
}

/**
 * The sentence for what is wrong with a field, by its code. A form's own sentence for the field wins where the field is
 * empty or has but one thing that can be wrong with it.
 */
export function issueMessage(locale: Locale, texts: IssueTexts, issue: Issue): string {
  const { fieldErrors = {}, validation } = texts
  const values = issue.values ?? {}
  if (issue.code === 'required' || issue.code === 'integer') {
    return fill(locale, fieldErrors[issue.path] ?? validation[issue.code])
  }
  if (issue.code !== 'tooLong') return fill(locale, validation[issue.code], values)
  if (values.over !== undefined && fieldErrors.tooLong)
    return fill(locale, fieldErrors.tooLong, { n: values.over })
  return fill(locale, validation.tooLong, { n: values.n ?? values.max ?? 0 })
}
