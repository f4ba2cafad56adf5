'use client'

import { panelDialog } from './dialog-look.ts'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { PlainButton } from './PlainButton.tsx'
import { useText } from '../text/TextContext.tsx'

type Props = { isOpen: boolean; close: () => void; title: string; children: ReactNode }

const look = panelDialog({ kind: 'card', width: 'sm' })

/** A dialog with a title and a button that closes it. Its content is there only while it is open. */
export function Modal({ isOpen, close, title, children }: Props) {
  const { t } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className={look.frame()} aria-labelledby={heading} onClose={close}>
      {isOpen && (
        <>
          <header className={look.header()}>
            <h2 className={look.title()} id={heading}>
              {title}
            </h2>
            <PlainButton
              kind="ghost"
              size="sm"
              isIcon
              aria-label={t.close}
              onClick={() => dialog.current?.close()}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </PlainButton>
          </header>
          <div className={look.body({ className: 'pt-3' })}>{children}</div>
        </>
      )}
    </dialog>
  )
}
