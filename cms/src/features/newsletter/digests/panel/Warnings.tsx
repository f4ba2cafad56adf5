import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { Warning } from '../warnings.ts'
import type { LetterTexts } from './letter-texts.ts'

type Props = { texts: LetterTexts; locale: Locale; warnings: readonly Warning[] }

/** What to know before sending; nothing where there is nothing. */
export function Warnings({ texts, locale, warnings }: Props) {
  if (warnings.length === 0) return null
  return (
    <div
      className="mt-3 rounded-[4px] border-s-4 border-(--theme-warning-500) bg-(--theme-warning-50) px-4 py-3 text-(--theme-text)"
      role="note"
    >
      <p className="font-semibold">{texts.warningsTitle}</p>
      <ul className="mx-0 mt-1 mb-0 ps-5">
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{sentenceOf(texts, locale, warning)}</li>
        ))}
      </ul>
    </div>
  )
}

function sentenceOf({ warnings }: LetterTexts, locale: Locale, warning: Warning): string {
  if (warning.code === 'noEvents') return warnings.noEvents
  if (warning.code === 'noReaders') return warnings.noReaders[warning.language]
  return fill(locale, warnings[warning.code][warning.language], { n: warning.n })
}
