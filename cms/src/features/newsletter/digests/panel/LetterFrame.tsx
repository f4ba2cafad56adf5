import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useState } from 'react'
import type { LetterTexts } from './letter-texts.ts'
import type { Shown } from './use-preview.ts'

type Props = {
  texts: LetterTexts
  locale: Locale
  preview: Shown
  language: Locale
  setLanguage: (language: Locale) => void
}

const widths = { wide: 640, narrow: 390 } as const

/** The letter as a mail program shows it, apart from the panel: no script of it runs, and no style of it leaks. */
export function LetterFrame({ texts, locale, preview, language, setLanguage }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>('wide')
  return (
    <>
      <div className="flex flex-wrap gap-6">
        <Choice
          name={texts.languages}
          values={[
            ['en', texts.english],
            ['he', texts.hebrew],
          ]}
          chosen={language}
          choose={setLanguage}
        />
        <Choice
          name={texts.widths}
          values={[
            ['wide', texts.wide],
            ['narrow', texts.narrow],
          ]}
          chosen={width}
          choose={setWidth}
        />
      </div>
      {preview.kind === 'letter' ? (
        <>
          <p className="font-semibold">{fill(locale, texts.subject, { subject: preview.letter.subject })}</p>
          <iframe
            className="h-176 max-w-full rounded-[4px] border border-(--theme-elevation-150) bg-[#fff]"
            title={texts.frame}
            sandbox=""
            srcDoc={preview.letter.html}
            style={{ inlineSize: `${widths[width]}px` }}
          />
        </>
      ) : (
        <p role="status">{sentenceOf(texts, preview.kind)}</p>
      )}
    </>
  )
}

function sentenceOf(texts: LetterTexts, kind: Exclude<Shown['kind'], 'letter'>): string {
  return kind === 'coming' ? '' : { ...texts, failed: texts.previewFailed }[kind]
}

type ChoiceProps<Value extends string> = {
  name: string
  values: [Value, string][]
  chosen: Value
  choose: (value: Value) => void
}

function Choice<Value extends string>({ name, values, chosen, choose }: ChoiceProps<Value>) {
  return (
    <div className="flex" role="group" aria-label={name}>
      {values.map(([value, label]) => (
        <button
          className="min-h-10 cursor-pointer border border-(--theme-elevation-250) bg-transparent px-4 text-(--theme-elevation-650) [font:inherit] not-first:border-s-0 aria-pressed:bg-(--theme-elevation-150) aria-pressed:font-semibold aria-pressed:text-(--theme-text)"
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
