import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'

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

/** A modal dialog: focus starts on the title and stays inside; Escape and a press beside it close. */
export function DialogFrame({
  type,
  titleId,
  closeLabel,
  closeHref,
  onClose,
  header,
  footer,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const [isModal, setModal] = useState(false)
  const [isScrolling, setScrolling] = useState(false)

  // At once: where this dialog takes the place of another, no moment is left in which Escape would close neither.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.removeAttribute('open')
    dialog.showModal()
    document.getElementById(titleId)?.focus()
    setModal(true)
    // The dialog's own box is covered by what it holds: a click on the dialog itself is one beside it.
    const closeFromOutside = ({ target }: MouseEvent) => target === dialog && dialog.close()
    dialog.addEventListener('click', closeFromOutside)
    return () => dialog.removeEventListener('click', closeFromOutside)
  }, [titleId])

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
  return (
    <>
      <dialog
        ref={ref}
        className="dialog event-dialog"
        data-type={type}
        aria-labelledby={titleId}
        open={closeHref !== undefined}
        onClose={onClose}
      >
        <header className="dialog-header">
          {header}
          {hasCloseLink ? (
            <a
              className="button button-ghost button-icon dialog-close"
              href={closeHref}
              aria-label={closeLabel}
              title={closeLabel}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                close()
              }}
            >
              <Icon path={cross} />
            </a>
          ) : (
            <button
              className="button button-ghost button-icon dialog-close"
              type="button"
              aria-label={closeLabel}
              title={closeLabel}
              onClick={close}
            >
              <Icon path={cross} />
            </button>
          )}
        </header>
        <div
          ref={bodyRef}
          className="dialog-body"
          {...(isScrolling && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </dialog>
      {closeHref !== undefined && <div className="dialog-scrim" />}
    </>
  )
}
