'use client'

import { Chip } from '@cyberluach/design/components/Chip'
import { TextBox } from '@cyberluach/design/components/Input'

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
      <TextBox
        id={id}
        size="sm"
        ground="raised"
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {withReasons && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label={t.decision.reasonsLabel}>
          {reasons.map((reason) => (
            <Chip
              key={reason}
              size="sm"
              className="cursor-pointer"
              aria-pressed={note === t.decision.reasons[reason]}
              onClick={() => setNote(t.decision.reasons[reason])}
            >
              {t.decision.reasons[reason]}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
