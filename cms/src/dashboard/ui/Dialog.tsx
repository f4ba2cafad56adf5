import { useModal } from '@cyberluach/design/hooks/use-modal'
import { dialog } from '@cyberluach/design/variants/dialog'
import { tv } from 'tailwind-variants/lite'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useText } from './text.tsx'
import { type Icon as IconType, RoundIcon } from './marks.tsx'

/** The dashboard's dialogs, in the middle of the window. */
export const panelDialog = tv({
  extend: dialog,
  slots: {
    frame: [
      'm-auto max-h-[calc(100dvh-2rem)] rounded-lg border-0 bg-raised p-0 open:animate-rise',
      '[box-shadow:var(--shadow-3),var(--shadow-edge)]',
    ],
    title: 'text-xl',
  },
  variants: {
    kind: {
      card: {
        frame: 'overflow-auto',
        header: 'items-center justify-between gap-3 px-6 pt-4',
        body: 'px-6 pb-6',
        footer: [
          'gap-2.5 px-6 py-3.5 *:flex-1 max-md:flex-col max-md:*:min-h-12 max-md:*:flex-none',
          // Where the focus begins has to be seen, by whatever means the dialog was opened.
          '*:focus:outline-2 *:focus:outline-offset-2 *:focus:outline-focus',
        ],
      },
      form: {
        frame: 'overflow-hidden max-md:max-h-dvh max-md:w-screen max-md:rounded-none',
        header: 'items-center justify-between border-b border-line px-6 py-3.5 max-md:px-4 max-md:py-2.5',
        body: 'min-h-0 overflow-auto',
        footer: 'items-center gap-2.5 px-6 py-3.5 max-md:px-4 max-md:py-2.5',
      },
    },
    width: {
      narrow: { frame: 'w-[min(26.25rem,calc(100vw-2rem))]' },
      xs: { frame: 'w-[min(27.5rem,calc(100vw-2rem))]' },
      sm: { frame: 'w-[min(30rem,calc(100vw-2rem))]' },
      xl: { frame: 'w-[min(61.25rem,calc(100vw-2rem))]' },
    },
  },
})

type Props = { isOpen: boolean; close: () => void; title: string; children: ReactNode }

const look = panelDialog({ kind: 'card', width: 'sm' })

/** A dialog with a title and a button that closes it. Its content is there only while it is open. */
export function Modal({ isOpen, close, title, children }: Props) {
  const dialog = useModal(isOpen)
  const heading = useId()

  return (
    <dialog ref={dialog} className={look.frame()} aria-labelledby={heading} onClose={close}>
      {isOpen && (
        <>
          <DialogHead look={look} titleId={heading} title={title} close={() => dialog.current?.close()} />
          <div className={look.body({ className: 'pt-3' })}>{children}</div>
        </>
      )}
    </dialog>
  )
}

type DialogHeadProps = {
  look: ReturnType<typeof panelDialog>
  titleId: string
  title: string
  close: () => void
}

/** The title of a dialog, and at its end the button that closes it. */
export function DialogHead({ look, titleId, title, close }: DialogHeadProps) {
  const { t } = useText()
  return (
    <header className={look.header()}>
      <h2 className={look.title()} id={titleId}>
        {title}
      </h2>
      <Button icon={X} kind="ghost" isIcon label={t.close} onClick={close} />
    </header>
  )
}

type AlertDialogProps = {
  isOpen: boolean
  isRunning?: boolean
  title: string
  text: ReactNode
  icon?: IconType
  /** The button that changes nothing, on which the focus begins. */
  keep: string
  act: string
  /** On the button that acts, where another one suits it. */
  actIcon?: IconType
  /** Does what was asked about; the dialog closes once it answers true. */
  confirm: () => Promise<boolean>
  /** Called for every way of closing. */
  close: () => void
  children?: ReactNode
}

const alertDialogLook = panelDialog({ kind: 'card', width: 'xs' })

/** Asks before something that cannot be undone. While it runs, nothing closes the question. */
export function AlertDialog({
  isOpen,
  isRunning = false,
  confirm,
  close,
  icon: Icon,
  actIcon = Icon,
  children,
  ...props
}: AlertDialogProps) {
  const dialog = useModal(isOpen, 'footer button')
  const title = useId()
  const text = useId()

  const act = async () => {
    if (await confirm()) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={alertDialogLook.frame()}
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
          <div className={alertDialogLook.body({ className: 'pt-6' })}>
            <div className="flex items-start gap-3.5">
              {Icon && (
                <RoundIcon tone="danger" size="sm">
                  <Icon />
                </RoundIcon>
              )}
              <div className={alertDialogLook.heading()}>
                <h2 className={alertDialogLook.title({ className: 'max-h-[6lh] overflow-auto' })} id={title}>
                  {props.title}
                </h2>
                <p className="mt-1 text-(length:--text-base) text-ink-2" id={text}>
                  {props.text}
                </p>
              </div>
            </div>
            {children}
          </div>
          <footer className={alertDialogLook.footer()}>
            <Button size="md" isDisabled={isRunning} onClick={() => dialog.current?.close()}>
              {props.keep}
            </Button>
            <Button kind="danger" size="md" icon={actIcon} isRunning={isRunning} onClick={() => void act()}>
              {props.act}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
