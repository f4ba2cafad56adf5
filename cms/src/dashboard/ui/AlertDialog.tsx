'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Button } from './Button.tsx'

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

/** Asks before something that cannot be undone. While it runs, nothing closes the question. */
export function AlertDialog({ isOpen, isRunning = false, confirm, close, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const text = useId()

  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus()
  }, [isOpen])

  const act = async () => {
    if (await confirm()) dialog.current?.close()
  }

  const words = (
    <>
      <h2 id={title}>{props.title}</h2>
      <p id={text}>{props.text}</p>
    </>
  )
  return (
    <dialog
      ref={dialog}
      className="dialog"
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
          <div className="inside">
            {props.icon ? (
              <div className="head">
                <span className="art">{props.icon}</span>
                <div className="contained">{words}</div>
              </div>
            ) : (
              words
            )}
            {children}
          </div>
          <footer>
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
