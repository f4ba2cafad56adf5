import { useModal } from '@cyberluach/design/hooks/use-modal'
import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import { sheet } from '../../ui/sheet.ts'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type ComponentProps } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { tv } from 'tailwind-variants/lite'

type Props = {
  type?: string | undefined
  /** The dialog's name for assistive technology: the id of its title. */
  titleId: string
  closeLabel: string
  /** Where the close link leads while no script has taken over; the server renders the dialog open then. */
  closeHref?: string | undefined
  onClose: () => void
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

const look = sheet()

/** A modal dialog: focus starts on the title and stays inside; Escape and a press beside it close. */
export function DialogFrame({ type, titleId, closeLabel, closeHref, onClose, header, footer, children }: Props) {
  const ref = useModal(true, `[id="${titleId}"]`)
  const bodyRef = useRef<HTMLDivElement>(null)
  const [isModal, setModal] = useState(false)
  const [isScrolling, setScrolling] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    setModal(true)
    // The dialog's own box is covered by what it holds: a click on the dialog itself is one beside it.
    const closeFromOutside = ({ target }: MouseEvent) => target === dialog && dialog.close()
    dialog.addEventListener('click', closeFromOutside)
    return () => dialog.removeEventListener('click', closeFromOutside)
  }, [ref])

  useEffect(() => {
    const body = bodyRef.current
    if (!body) return
    // What scrolls is reached by the keyboard too, even where it holds nothing to press.
    const observer = new ResizeObserver(() => setScrolling(body.scrollHeight > body.clientHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [])

  const close = () => ref.current?.close()
  const hasCloseLink = closeHref !== undefined && !isModal
  const closeButton = {
    kind: 'ghost',
    isIcon: true,
    className: look.close(),
    'aria-label': closeLabel,
    title: closeLabel,
  } as const
  return (
    <>
      <dialog
        ref={ref}
        className={look.frame({ className: 'peer' })}
        data-type={type}
        aria-labelledby={titleId}
        open={closeHref !== undefined}
        onClose={onClose}
      >
        <header className={look.header()}>
          {header}
          {hasCloseLink ? (
            <ButtonLink
              {...closeButton}
              href={closeHref}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                close()
              }}
            >
              <Icon path={cross} />
            </ButtonLink>
          ) : (
            <Button {...closeButton} onClick={close}>
              <Icon path={cross} />
            </Button>
          )}
        </header>
        <div
          ref={bodyRef}
          className={look.body({ className: 'pb-6' })}
          data-part="body"
          {...(isScrolling && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
        {footer && <footer className={look.footer({ className: 'no-scripts:flex-wrap' })}>{footer}</footer>}
      </dialog>
      {closeHref !== undefined && <div className={look.scrim()} />}
    </>
  )
}

type DialogTitleProps = ComponentProps<'h2'> & {
  /** Set smaller, and scrolls where it would leave no room for the rest. */
  isLong?: boolean
  /** What stands above the title. */
  above?: ReactNode
}

const { heading, title } = sheet()

const size = tv({
  base: 'mt-2',
  variants: {
    isLong: {
      true: [
        'max-h-[min(11rem,30dvh)] overflow-auto pb-6 text-lg',
        '[mask-image:linear-gradient(to_top,transparent,#000_1.5rem)]',
      ],
      false: 'text-2xl max-md:text-xl',
    },
  },
})

/** The title of an event, in which the dialog's focus begins. */
export function DialogTitle({ isLong = false, above, className, children, ...rest }: DialogTitleProps) {
  return (
    <div className={heading()}>
      {above}
      <h2
        className={title({ className: [size({ isLong }), className] })}
        {...(isLong ? { tabIndex: 0 } : { tabIndex: -1 })}
        {...rest}
      >
        {children}
      </h2>
    </div>
  )
}
