import { Button } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

type DialogProps = {
  role?: 'alertdialog'
  title: string
  text: string
  /** What Escape does; without it Escape decides nothing. */
  cancel?: () => void
  children: ReactNode
}

/** Stands above everything in the panel until somebody decides. */
export function PanelDialog({ role, title, text, cancel, children }: DialogProps) {
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

/** How an input of ours looks within the panel. */
export const fieldLook =
  'min-h-[44px] rounded-[4px] border border-(--theme-elevation-400) bg-(--theme-input-bg) px-3 text-inherit [font:inherit] read-only:bg-(--theme-elevation-50)'

type FieldProps = ComponentProps<'input'> & { label: string; error?: string | null }

export function ProofField({ label, error, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="mb-4 max-w-96">
      <label className="mb-1 block" htmlFor={id}>
        {label}
      </label>
      <input
        className={`w-full ${fieldLook}`}
        id={id}
        name="proof"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      {error && (
        <p className="text-(--theme-error-600)" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** What stands beside each other while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">{children}</div>
}

type SendProps = { isBusy: boolean; isSecond?: boolean; children: string }

/** Sends the form; a quieter one where it is not what people come for. */
export function Send({ isBusy, isSecond = false, children }: SendProps) {
  return (
    <Button type="submit" buttonStyle={isSecond ? 'secondary' : 'primary'} disabled={isBusy} margin={false}>
      {children}
    </Button>
  )
}

export function SecondaryButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" margin={false} {...props} />
}
