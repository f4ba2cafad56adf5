'use client'

import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { useText } from '../../text/TextContext.tsx'

type Props = { keep: () => void; discard: () => void }

/** Asks before changes are thrown away. */
export function DiscardQuestion({ keep, discard }: Props) {
  const { blog } = useText().t.lists
  const confirm = async () => {
    discard()
    return false
  }
  return (
    <AlertDialog
      isOpen
      title={blog.discardTitle}
      text={blog.discardText}
      keep={blog.keepEditing}
      act={blog.discard}
      confirm={confirm}
      close={keep}
    />
  )
}
