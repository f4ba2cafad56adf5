import type { Locale } from '@cyberluach/i18n/locales'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { otherTexts } from '../../../../panel/both/other-texts-field.ts'
import type { Choice } from '../digest-content.ts'
import type { Warning } from '../warnings.ts'
import { digestCalls } from '../calls.ts'
import { panelCall } from './panel-call.ts'

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
  const given = useFormFields(([fields]) =>
    JSON.stringify({
      kind: fields.kind?.value ?? 'digest',
      leftOut: fields.leftOut?.value ?? [],
      firstDay: fields.firstDay?.value ?? '',
      lastDay: fields.lastDay?.value ?? '',
      words:
        code === language
          ? { subject: fields.subject?.value, intro: fields.intro?.value }
          : (fields[otherTexts]?.value ?? undefined),
    }),
  )
  useEffect(() => {
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const body = { ...(JSON.parse(given) as object), id, locale: language }
      const answered = await panelCall<Shown>(digestCalls.preview, { body, signal: control.signal })
      if (!control.signal.aborted) setShown(answered.ok ? answered.body : { kind: 'failed' })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [given, id, language, lastUpdateTime])
  return shown
}
