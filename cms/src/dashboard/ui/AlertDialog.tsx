'use client'

import { panelDialog } from './dialog-look.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Button } from './Button.tsx'
import { RoundIcon } from './RoundIcon.tsx'

type Props = {
  isOpen: boolean
  isRunning?: boolean
  title: string
  text: ReactNode
  icon?: ReactNode
  /** The button that changes nothing, on which the focus begins. */
  keep: string
  act: string
  actIcon?: ReactNode
  /** Does what was asked about; the dialog closes once it answers true. */
  confirm: () => Promise<boolean>
  /** Called for every way of closing. */
  close: () => void
  children?: ReactNode
}

const look = panelDialog({ kind: 'card', width: 'xs' })

/** Asks before something that cannot be undone. While it runs, nothing closes the question. */
export function AlertDialog({ isOpen, isRunning = false, confirm, close, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer button')?.focus()
  }, [isOpen])

  const act = async () => {
    if (await confirm()) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={look.frame()}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={(event) => {
        event.stopPropagation()
        close()
      }}
      onCancel={(event) => isRunning && event.preventDefault()}
    >
      {isOpen && (
        <>
          <div className={look.body({ className: 'pt-6' })}>
            <div className="flex items-start gap-3.5">
              {props.icon && (
                <RoundIcon tone="danger" size="sm">
                  {props.icon}
                </RoundIcon>
              )}
              <div className={look.heading()}>
                <h2 className={look.title({ className: 'max-h-[6lh] overflow-auto' })} id={title}>
                  {props.title}
                </h2>
                <p className="mt-1 text-(length:--text-base) text-ink-2" id={text}>
                  {props.text}
                </p>
              </div>
            </div>
            {children}
          </div>
          <footer className={look.footer()}>
            <Button size="md" isDisabled={isRunning} onClick={() => dialog.current?.close()}>
              {props.keep}
            </Button>
            <Button kind="danger" size="md" isRunning={isRunning} onClick={() => void act()}>
              {!isRunning && props.actIcon}
              {props.act}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
