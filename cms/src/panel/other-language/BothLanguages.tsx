'use client'

import { getTranslation } from '@payloadcms/translations'
import { localeOf, otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { TextareaField, TextareaInput, TextField, TextInput, useField, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { otherTextsField } from '../custom-components.ts'

/** A line in both languages side by side, one above the other on phones; saved together. */
export function TextInBoth(props: TextFieldClientProps) {
  const { own, other, language } = useBoth(props)
  const field = { ...props.field, ...own }
  return <Pair own={<TextField {...props} field={field} />} other={<TextInput {...other} />} language={language} />
}

export function TextareaInBoth(props: TextareaFieldClientProps) {
  const { own, other, language } = useBoth(props)
  const field = { ...props.field, ...own }
  return (
    <Pair own={<TextareaField {...props} field={field} />} other={<TextareaInput {...other} />} language={language} />
  )
}

/** English stands first, whichever `language` the form is in. */
function Pair({ own, other, language }: { own: ReactNode; other: ReactNode; language: Locale }) {
  const [english, hebrew] = language === 'en' ? [own, other] : [other, own]
  return (
    <div className="field-type @container">
      <div className="grid gap-x-6 gap-y-4 *:min-w-0 @min-[42rem]:grid-cols-2 [&_textarea]:min-h-16">
        <div className="[&_:is(input,textarea)]:[direction:ltr]">{english}</div>
        <div className="[&_:is(input,textarea)]:[direction:rtl]">{hebrew}</div>
      </div>
    </div>
  )
}

type Texts = Record<string, string | null>
type Props = Pick<TextFieldClientProps, 'path' | 'readOnly'> & {
  field: Pick<TextFieldClientProps['field'], 'label'>
}

/** What the field is called in its own language, and the input of what it says in the other one. */
function useBoth({ field, path, readOnly }: Props) {
  const { i18n } = useTranslation()
  const language = localeOf(useLocale().code)
  const { value, setValue, disabled } = useField<Texts | null>({ path: otherTextsField })
  const { locales } = messagesFor(localeOf(i18n.language)).adminPanel
  const name = field.label ? getTranslation(field.label, i18n) : ''
  const called = (locale: Locale) => `${name} — ${locales[locale]}`
  return {
    language,
    own: { label: called(language), localized: false },
    other: {
      path: `${otherTextsField}-${path}`,
      label: called(otherLocale(language)),
      readOnly: Boolean(readOnly) || disabled,
      value: value?.[path] ?? '',
      onChange: ({ target }: { target: { value: string } }) => setValue({ ...value, [path]: target.value }),
    },
  }
}
