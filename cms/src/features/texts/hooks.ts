import { cleanedText, textIssue, type TextIssue } from '@cyberluach/i18n/editable-texts'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { recordInRequest } from '../audit/audit.ts'
import type { Text } from '../../payload-types.ts'
import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** A text with nothing to see is none: the built-in one is shown again. */
export const cleanTexts: CollectionBeforeValidateHook<Text> = ({ data, originalDoc }) => {
  const key = originalDoc?.key ?? ''
  for (const locale of ['en', 'he'] as const) {
    const text = data?.[locale]
    if (data && typeof text === 'string') data[locale] = cleanedText(key, text) || null
  }
  return data
}

/** Notes which English text a Hebrew one was written for, so that a later change of the English can be seen. */
export const noteEnglish: CollectionBeforeChangeHook<Text> = ({ data, originalDoc }) => {
  const hebrew = data.he === undefined ? originalDoc?.he : data.he
  const isNew = (hebrew ?? null) !== (originalDoc?.he ?? null)
  const english = (data.en === undefined ? originalDoc?.en : data.en) || originalDoc?.builtInEnglish || null
  if (data.hebrewFits || (isNew && hebrew)) return { ...data, hebrewOf: english }
  return isNew ? { ...data, hebrewOf: null } : data
}

export const auditTextChange: CollectionAfterChangeHook<Text> = async ({ doc, req }) => {
  await recordInRequest(req, { action: 'textChanged', subject: doc.key })
}

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
