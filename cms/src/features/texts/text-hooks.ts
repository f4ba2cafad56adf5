import { cleanedText } from '@cyberluach/i18n/text-check'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { recordInRequest } from '../audit/record-in-request.ts'
import type { Text } from '../../payload-types.ts'

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
