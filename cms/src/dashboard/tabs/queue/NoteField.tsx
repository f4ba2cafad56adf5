'use client'

import { useText } from '../../text/TextContext.tsx'

const reasons = ['criteria', 'duplicate', 'details', 'link'] as const

type Props = { id: string; note: string; setNote: (note: string) => void; withReasons?: boolean }

/** The note that is kept with a rejection; the ready-made reasons take the place of what is written. */
export function NoteField({ id, note, setNote, withReasons = false }: Props) {
  const { t } = useText()
  return (
    <>
      <label className="font-medium text-ink-2" htmlFor={id}>
        {t.decision.note} <span className="text-xs text-ink-3">{t.decision.noteHint}</span>
      </label>
      <textarea
        id={id}
        className="block min-h-19 w-full resize-y rounded-sm border border-line-control bg-raised px-2.5 py-2 max-md:text-(length:--text-md)"
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {withReasons && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label={t.decision.reasonsLabel}>
          {reasons.map((reason) => (
            <button
              key={reason}
              className="relative inline-flex h-7 cursor-pointer items-center rounded-full border border-line-strong bg-transparent px-2.5 py-0 text-(length:--text-xs) font-medium whitespace-nowrap text-ink-2 after:absolute after:inset-x-0 after:-inset-y-0.75 aria-pressed:border-line-control aria-pressed:bg-active aria-pressed:text-ink"
              type="button"
              aria-pressed={note === t.decision.reasons[reason]}
              onClick={() => setNote(t.decision.reasons[reason])}
            >
              {t.decision.reasons[reason]}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
