import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'

type Props = {
  texts: Messages['personalData']['confirm']
  fault: string | null
  isBusy: boolean
  erase: (confirmation: string) => void
  cancel: () => void
}

/** The last question: the address is typed by hand, so that nothing is erased by a slip. */
export function EraseQuestion({ texts, fault, isBusy, erase, cancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [confirmation, setConfirmation] = useState('')

  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
  }, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    erase(confirmation)
  }
  return (
    <dialog ref={dialog} className="personal-data-question" aria-labelledby="erase-title" onClose={cancel}>
      <form onSubmit={send} noValidate>
        <h2 id="erase-title">{texts.title}</h2>
        <p>{texts.text}</p>
        <label htmlFor="person-again">{texts.label}</label>
        <input
          id="person-again"
          type="email"
          dir="ltr"
          autoComplete="off"
          value={confirmation}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        {fault && (
          <p className="personal-data-fault" role="alert">
            {fault}
          </p>
        )}
        <div className="personal-data-row">
          <Button type="submit" buttonStyle="error" disabled={isBusy} margin={false}>
            {texts.button}
          </Button>
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
