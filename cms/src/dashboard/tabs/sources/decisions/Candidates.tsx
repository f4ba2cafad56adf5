'use client'

import type { Candidate } from '@cyberluach/api/proposals'
import { localText } from '@cyberluach/i18n/event-words'
import { formatPercent } from '@cyberluach/i18n/format'

import { UserText } from '../../../ui/UserText.tsx'
import { useText, type Language } from '../../../text/TextContext.tsx'
import { whenWords } from './statement-words.ts'

type Props = {
  name: string
  candidates: readonly Candidate[]
  chosenId: string | undefined
  choose: (eventId: string) => void
}

/** Which events it may be, the best first; one is looked at. */
export function Candidates({ name, candidates, chosenId, choose }: Props) {
  const language = useText()
  const { locale } = language
  return (
    <fieldset className="m-0 mb-3 grid gap-1 border-0 p-0">
      <legend className="mb-1 p-0 text-(length:--text-xs) text-ink-3">
        {language.t.decisions.candidates}
      </legend>
      {candidates.map((candidate) => {
        const { id, statement } = candidate.event
        return (
          <label
            key={id}
            className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm border border-line px-3 py-1.5 has-checked:border-action has-checked:bg-hover"
          >
            <input
              className="size-4 flex-none accent-action"
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              onChange={() => choose(id)}
            />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">
                <UserText text={localText(locale, statement.title, statement.titleHe).text} />
              </b>{' '}
              <span className="text-ink-2">{whenWords(statement, language)}</span>
              <span className="block text-(length:--text-xs) text-ink-3">
                {alikeWords(candidate, language)}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** How alike, and what speaks for it. */
export function alikeWords({ score, why }: Candidate, { t, say }: Language): string {
  const words = t.decisions
  return [say(words.alike, { percent: formatPercent(score) }), ...why.map((one) => words.why[one])].join(
    ' · ',
  )
}
