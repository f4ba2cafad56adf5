import { Button } from '@payloadcms/ui'
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'

type Props = ComponentProps<'input'> & { label: string; fault?: string | null }

/** A field with its label above, and below it what is wrong. */
export function ProofField({ label, fault, ...rest }: Props) {
  const id = useId()
  return (
    <div className="mb-4 max-w-96">
      <label className="mb-1 block" htmlFor={id}>
        {label}
      </label>
      <input
        className="min-h-[44px] w-full rounded-[4px] border border-(--theme-elevation-400) bg-(--theme-input-bg) px-3 text-inherit [font:inherit]"
        id={id}
        name="proof"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...rest}
      />
      {fault && (
        <p className="text-(--theme-error-600)" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** What stands beside each other while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">{children}</div>
}

type FormProps = { act: (form: FormData, isSecond: boolean) => void; children: ReactNode }

/** A form whose second button may mean something else. */
export function ProofForm({ act, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    act(new FormData(event.currentTarget), submitter?.hasAttribute('data-second') ?? false)
  }
  return (
    <form onSubmit={send} noValidate>
      {children}
    </form>
  )
}

type SendProps = { isBusy: boolean; isSecond?: boolean; children: string }

/** Sends the form; `isSecond` for the other thing that it can do. */
export function Send({ isBusy, isSecond = false, children }: SendProps) {
  return (
    <Button
      type="submit"
      buttonStyle={isSecond ? 'secondary' : 'primary'}
      disabled={isBusy}
      margin={false}
      {...(isSecond ? { extraButtonProps: { 'data-second': '' } } : {})}
    >
      {children}
    </Button>
  )
}
