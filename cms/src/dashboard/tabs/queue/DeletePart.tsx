'use client'

import { Trash2 } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'

type Props = {
  isDisabled: boolean
  /** Below something that has a line above it already. */
  isJoined?: boolean
  remove: () => void
}

/** At the end of the panel where a row is decided about. */
export function DeletePart({ isDisabled, isJoined = false, remove }: Props) {
  const { t } = useText()
  return (
    <div className={isJoined ? 'mt-auto flex' : 'mt-auto flex border-t border-line pt-3'}>
      <Button
        kind="warnedGhost"
        className="-ms-3 max-md:min-h-control"
        isDisabled={isDisabled}
        onClick={remove}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        {t.decision.delete}
      </Button>
    </div>
  )
}
