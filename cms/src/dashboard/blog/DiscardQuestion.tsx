'use client'

import { useEffect, useId, useRef } from 'react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'

/** Asks before changes are thrown away; the focus begins on the button that keeps them. */
export function DiscardQuestion({ keep, discard }: { keep: () => void; discard: () => void }) {
  const { blog } = useText().t.lists
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={(event) => {
        event.stopPropagation()
        keep()
      }}
    >
      <div className="inside">
        <h2 id={title}>{blog.discardTitle}</h2>
        <p id={text}>{blog.discardText}</p>
      </div>
      <footer>
        <Button look="large" onClick={() => dialog.current?.close()}>
          {blog.keepEditing}
        </Button>
        <Button look="large danger-solid" onClick={discard}>
          {blog.discard}
        </Button>
      </footer>
    </dialog>
  )
}
