'use client'

import { Button } from '@cyberluach/design/components/Button'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { useText } from '../text/TextContext.tsx'

type Props = { isOpen: boolean; close: () => void; title: string; look?: string; children: ReactNode }

/** A dialog with a title and a button that closes it. Its content is there only while it is open. */
export function Modal({ isOpen, close, title, look = '', children }: Props) {
  const { t } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className={`dialog modal ${look}`} aria-labelledby={heading} onClose={close}>
      {isOpen && (
        <>
          <header>
            <h2 id={heading}>{title}</h2>
            <Button
              kind="ghost"
              size="sm"
              isIcon
              className="button"
              aria-label={t.close}
              onClick={() => dialog.current?.close()}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          </header>
          {children}
        </>
      )}
    </dialog>
  )
}
