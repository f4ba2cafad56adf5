'use client'

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

type Props = {
  role?: 'alertdialog'
  title: string
  text: string
  /** What Escape does; without it Escape decides nothing. */
  cancel?: () => void
  children: ReactNode
}

/** Stands above everything in the panel until somebody decides. */
export function PanelDialog({ role, title, text, cancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, textId] = [useId(), useId()]
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Gives the focus back, which an element that is only taken away does not.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-[4px] border border-(--theme-elevation-150) bg-(--theme-elevation-0) p-6 text-(--theme-text) backdrop:bg-scrim [&_p]:leading-[1.5]"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault()
        cancel?.()
      }}
      // A browser closes it all the same when Escape is pressed twice.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 className="mb-2 text-xl" id={titleId}>
        {title}
      </h2>
      <p className="mb-4" id={textId}>
        {text}
      </p>
      {children}
    </dialog>
  )
}
