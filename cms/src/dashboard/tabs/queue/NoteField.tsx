'use client'

import { Chip } from '@cyberluach/design/components/Chip'
import { TextBox } from '@cyberluach/design/components/Input'
import type { KeyboardEvent } from 'react'

import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { useText } from '../../text/TextContext.tsx'

const reasons = ['criteria', 'duplicate', 'details', 'link'] as const

type Props = {
  id: string
  note: string
  setNote: (note: string) => void
  /** Rejects with the note: Ctrl+Enter, Cmd+Enter. */
  send: () => void
}

/** The note that is kept with a rejection; the ready-made reasons take the place of what is written. */
export function NoteField({ id, note, setNote, send }: Props) {
  const { t } = useText()
  const isMailOff = useIsMailOff()
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }
  return (
    <>
      <label className="font-medium text-ink-2" htmlFor={id}>
        {t.decision.note}{' '}
        <span className="text-xs text-ink-3">{isMailOff ? t.mailOff.noteHint : t.decision.noteHint}</span>
      </label>
      <TextBox
        id={id}
        size="sm"
        ground="raised"
        dir="auto"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={sendByKey}
      />
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
    </>
  )
}
