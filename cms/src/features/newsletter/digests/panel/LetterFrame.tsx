import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useState, useEffect } from 'react'
import { askPanel } from '../../../../panel/panel-call.ts'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { otherTextsField } from '../../../../panel/custom-components.ts'
import type { Choice } from '../digest-content.ts'
import type { Warning } from '../preview.ts'
import { digestCalls } from '../calls.ts'
import type { LetterTexts } from './SendLetter.tsx'

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
        <LetterFrameChoice
          name={texts.languages}
          values={{ en: texts.english, he: texts.hebrew }}
          chosen={language}
          choose={setLanguage}
        />
        <LetterFrameChoice
          name={texts.widths}
          values={{ wide: texts.wide, narrow: texts.narrow }}
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
  values: Record<Value, string>
  chosen: Value
  choose: (value: Value) => void
}

function LetterFrameChoice<Value extends string>({ name, values, chosen, choose }: ChoiceProps<Value>) {
  return (
    <div className="flex" role="group" aria-label={name}>
      {(Object.entries(values) as [Value, string][]).map(([value, label]) => (
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

type Recipients = { all: number; en: number; he: number }

type Answer = { recipients: Recipients; choices: Choice[]; warnings: Warning[] }

export type Shown =
  | (Answer & { kind: 'letter'; letter: { subject: string; html: string } })
  | (Answer & { kind: 'empty' | 'wrongDays' | 'noText' })
  | { kind: 'failed' }
  | { kind: 'coming'; recipients: null }

/** A pause in typing after which the letter is made anew. */
const pauseMs = 400

/** The letter in a language, of what the form holds now: its own words, or those in the other language. */
export function usePreview(language: Locale): Shown {
  const [shown, setShown] = useState<Shown>({ kind: 'coming', recipients: null })
  const { id, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const fieldsJson = useFormFields(([fields]) =>
    JSON.stringify({
      kind: fields.kind?.value ?? 'digest',
      leftOut: fields.leftOut?.value ?? [],
      firstDay: fields.firstDay?.value ?? '',
      lastDay: fields.lastDay?.value ?? '',
      words:
        code === language
          ? { subject: fields.subject?.value, intro: fields.intro?.value }
          : (fields[otherTextsField]?.value ?? undefined),
    }),
  )
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const body = { ...(JSON.parse(fieldsJson) as object), id, locale: language }
      const answered = await askPanel<Shown>(digestCalls.preview, { body, signal: control.signal })
      if (!control.signal.aborted) setShown(answered.ok ? answered.body : { kind: 'failed' })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [fieldsJson, id, language, lastUpdateTime])
  return shown
}
