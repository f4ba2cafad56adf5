import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { TextFieldServerProps } from 'payload'
import { Appears } from './Appears.tsx'

/** Where the text of the form appears. */
export function AreaField({ data, i18n }: TextFieldServerProps) {
  const language = localeOf(i18n.language)
  return (
    <div className="field-type">
      <p className="m-0 pb-[5px] leading-5 text-(--theme-elevation-800)">
        {messagesFor(language).translationsPanel.appearsOn}
      </p>
      <p className="m-0 flex min-h-10 items-center">
        <Appears area={String(data.area)} language={language} />
      </p>
    </div>
  )
}
