'use client'

import { getTranslation } from '@payloadcms/translations'
import { localeOf, otherLocale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import {
  TextareaField,
  TextareaInput,
  TextField,
  TextInput,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { otherTexts } from './other-texts-field.ts'

/** A line in both languages side by side, one above the other on phones; saved together. */
export function TextInBoth(props: TextFieldClientProps) {
  const other = useOther(props)
  return <Pair own={<TextField {...props} />} other={<TextInput {...other} />} isReversed={other.rtl} />
}

/** Paragraphs in both languages. */
export function TextareaInBoth(props: TextareaFieldClientProps) {
  const other = useOther(props)
  return (
    <Pair own={<TextareaField {...props} />} other={<TextareaInput {...other} />} isReversed={other.rtl} />
  )
}

/** English stands first, whichever language the form is in. */
function Pair({ own, other, isReversed }: { own: ReactNode; other: ReactNode; isReversed: boolean }) {
  const pair = isReversed ? [own, other] : [other, own]
  return (
    <div className="field-type @container">
      <div className="grid gap-x-6 gap-y-4 @min-[42rem]:grid-cols-2 [&>*]:min-w-0">
        <div>{pair[0]}</div>
        <div>{pair[1]}</div>
      </div>
    </div>
  )
}

type Texts = Record<string, string | null>
type Props = Pick<TextFieldClientProps, 'path' | 'readOnly'> & {
  field: Pick<TextFieldClientProps['field'], 'label'>
}

/** The input of what the field says in the other language. */
function useOther({ field, path, readOnly }: Props) {
  const { i18n } = useTranslation()
  const language = otherLocale(localeOf(useLocale().code))
  const { value, setValue, disabled } = useField<Texts | null>({ path: otherTexts })
  const { locales } = messagesFor(localeOf(i18n.language)).adminPanel
  const name = field.label ? getTranslation(field.label, i18n) : ''
  return {
    path: `${otherTexts}-${path}`,
    label: `${name} — ${locales[language]}`,
    readOnly: Boolean(readOnly) || disabled,
    rtl: language === 'he',
    value: value?.[path] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setValue({ ...value, [path]: target.value }),
  }
}
