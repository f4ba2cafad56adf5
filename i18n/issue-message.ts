import type { Issue, IssueCode } from '@cyberluach/core/submissions/submission'

import type { Locale } from './locales.ts'
import { type Message, fill } from './translate.ts'

/**
 * The areas a sentence about a field is taken from: every form's, and those that one form has of its own. An island may
 * get but the sentences that its fields can need: the one for `notAllowed` stands for those that are not there.
 */
export type IssueTexts = {
  validation: Partial<Record<IssueCode, Message>> & { notAllowed: Message }
  /** Sentences that say more than "fill in this field", by field name (`eventForm.errors`). */
  fieldErrors?: Record<string, Message>
}

/**
 * The sentence for what is wrong with a field, by its code. A form's own sentence for the field wins where the field is
 * empty, nothing is chosen, or it has but one thing that can be wrong with it.
 */
export function issueMessage(locale: Locale, texts: IssueTexts, issue: Issue): string {
  const { fieldErrors = {}, validation } = texts
  const values = issue.values ?? {}
  const general = validation[issue.code] ?? validation.notAllowed
  if (issue.code === 'required' || issue.code === 'choose' || issue.code === 'integer') {
    return fill(locale, fieldErrors[issue.path] ?? general)
  }
  if (issue.code !== 'tooLong') return fill(locale, general, values)
  if (values.over !== undefined && fieldErrors.tooLong) return fill(locale, fieldErrors.tooLong, { n: values.over })
  return fill(locale, general, { n: values.n ?? values.max ?? 0 })
}
