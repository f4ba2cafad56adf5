'use client'

import { Chip } from '@cyberluach/design/components/Chip'
import { TextBox } from '@cyberluach/design/components/Input'
import type { ReactNode } from 'react'

import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { useText } from '../../text/TextContext.tsx'
import { useSendKey } from './use-send-key.ts'

const reasons = ['criteria', 'duplicate', 'details', 'link'] as const

type Props = {
  id: string
  note: string
  setNote: (note: string) => void
  /** Rejects with the note: Ctrl+Enter, Cmd+Enter. */
  send: () => void
  className?: string
  /** The buttons below it. */
  children: ReactNode
}

/** The note that is kept with a rejection; the ready-made reasons take the place of what is written. */
export function NoteField({ id, note, setNote, send, className = '', children }: Props) {
  const { t } = useText()
  const isMailOff = useIsMailOff()
  const part = useSendKey(send)
  return (
    <div ref={part} className={`grid gap-2.5 ${className}`}>
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
      {children}
    </div>
  )
}
