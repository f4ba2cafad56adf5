import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { cleanedText, textIssue, type TextIssue } from '@cyberluach/i18n/text-check'
import { fill } from '@cyberluach/i18n/translate'
import type { PayloadRequest } from 'payload'

type Context = { data: unknown; req: PayloadRequest }

/** Whether a text may stand in place of the built-in one; else a sentence that says what to change. */
export function validText(locale: Locale) {
  return (value: unknown, { data, req }: Context): true | string => {
    if (value === null || value === undefined) return true
    if (typeof value !== 'string') return req.t('validation:invalidInput')
    const key = (data as { key?: string } | undefined)?.key ?? ''
    const issue = textIssue(key, locale, cleanedText(key, value))
    return issue === null || sentenceOf(issue, localeOf(req.i18n.language))
  }
}

function sentenceOf(issue: TextIssue, locale: Locale): string {
  const { textProblems } = messagesFor(locale).adminPanel
  if (issue.code === 'noSuchForm') return textProblems.noSuchForm
  if (issue.code === 'textTooLong') return fill(locale, textProblems.textTooLong, { n: issue.most })
  return fill(locale, textProblems[issue.code], { names: issue.names.join(', ') })
}
