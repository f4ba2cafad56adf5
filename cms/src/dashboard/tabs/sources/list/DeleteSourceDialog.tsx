'use client'

import type { ManagedSource } from '@cyberluach/api/source-schema'
import { Trash2 } from 'lucide-react'

import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { useText } from '../../../text/TextContext.tsx'

type Props = {
  source: ManagedSource | null
  isRunning: boolean
  remove: (source: ManagedSource) => Promise<boolean>
  close: () => void
}

/** Asks before a list is deleted, and names what only stops reading it. */
export function DeleteSourceDialog({ source, isRunning, remove, close }: Props) {
  const { t, say } = useText()
  const words = t.sources.removal
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
      confirm={async () => source !== null && remove(source)}
      close={close}
    >
      {source?.isOn && <p className="mt-4 text-ink-2">{words.hint}</p>}
    </AlertDialog>
  )
}
