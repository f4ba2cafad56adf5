'use client'

import { useText } from '../../text/TextContext.tsx'

const reasons = ['criteria', 'duplicate', 'details', 'link'] as const

type Props = { id: string; note: string; setNote: (note: string) => void; withReasons?: boolean }

/** The note that is kept with a rejection; the ready-made reasons take the place of what is written. */
export function NoteField({ id, note, setNote, withReasons = false }: Props) {
  const { t } = useText()
  return (
    <>
      <label className="label" htmlFor={id}>
        {t.decision.note} <span className="meta">{t.decision.noteHint}</span>
      </label>
      <textarea
        id={id}
        className="note"
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {withReasons && (
        <div className="reasons" role="group" aria-label={t.decision.reasonsLabel}>
          {reasons.map((reason) => (
            <button
              key={reason}
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
