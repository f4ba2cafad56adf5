import { directionOf } from '@cyberluach/core/text/text-direction'
import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ReactNode } from 'react'
import type { FieldServerProps } from './field-props.ts'
import { otherLanguageOf, type OtherText } from './other-language.ts'

type Show = (other: OtherText) => Shown | null | Promise<Shown | null>
type Props = { field: ReactNode; props: FieldServerProps; show?: Show }
type Shown = { text: string; markup: ReactNode }

/** A field with what it says in the other language beside it, and below it where there is no room for two. */
export async function Beside({ field, props, show = words }: Props) {
  const other = await otherLanguageOf(props)
  const shown = other && (await show(other))
  if (!shown) return field
  const { locales } = messagesFor(localeOf(props.req.i18n.language)).adminPanel
  return (
    <div className="field-type @container">
      <div className="grid gap-x-6 gap-y-2 @min-[42rem]:grid-cols-2 [&>.field-type]:min-w-0">
        {field}
        <Other language={other.language} name={locales[other.language]} shown={shown} />
      </div>
    </div>
  )
}

function Other({ language, name, shown }: { language: Locale; name: string; shown: Shown }) {
  return (
    <div className="min-w-0" data-beside={language}>
      <p className="m-0 pb-[9px] leading-5 text-(--theme-elevation-650)">{name}</p>
      <div
        className="min-h-[40px] rounded-(--style-radius-s) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-[15px] py-[7px] leading-6 wrap-anywhere whitespace-pre-line text-(--theme-elevation-800)"
        dir={directionOf(shown.text)}
        lang={language}
      >
        {shown.markup}
      </div>
    </div>
  )
}

function words({ value }: OtherText): Shown | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : { text, markup: text }
}
