'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { passFocus } from '../../../focus/pass-focus.ts'
import { successorOf } from '../../../focus/rows.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { useText } from '../../../text/TextContext.tsx'

type Props = {
  source: ManagedSource | null
  isRunning: boolean
  remove: (source: ManagedSource) => Promise<boolean>
  close: () => void
}

/** Asks before a list is deleted, and names what only stops reading it; the focus goes on to the row beside it. */
export function DeleteSourceDialog({ source, isRunning, remove, close }: Props) {
  const { t, say } = useText()
  const words = t.sources.removal
  const successor = useRef<(() => HTMLElement | null) | null>(null)
  const confirm = async () => {
    if (!source) return false
    const next = successorOf(source.id)
    const isDone = await remove(source)
    successor.current = isDone ? next : null
    return isDone
  }
  const closed = () => {
    close()
    if (successor.current) passFocus(successor.current)
    successor.current = null
  }
  const icon = <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  return (
    <AlertDialog
      isOpen={source !== null}
      isRunning={isRunning}
      title={say(words.title, { name: source?.name ?? '' })}
      text={words.text}
      icon={icon}
      keep={words.keep}
      act={words.act}
      actIcon={icon}
      confirm={confirm}
      close={closed}
    >
      {source?.isOn && <p className="mt-4 text-ink-2">{words.hint}</p>}
    </AlertDialog>
  )
}
