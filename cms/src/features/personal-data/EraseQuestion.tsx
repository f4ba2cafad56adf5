import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { AddressInput, Row } from './parts.tsx'

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
    <dialog
      ref={dialog}
      className="w-[min(32rem,calc(100vw-2rem))] rounded-md border border-(--theme-elevation-200) bg-(--theme-elevation-0) p-6 text-(--theme-text) backdrop:bg-[rgb(0_0_0/0.5)]"
      aria-labelledby="erase-title"
      onClose={cancel}
    >
      <form onSubmit={send} noValidate>
        <h2 className="mt-0 mb-2" id="erase-title">
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <label htmlFor="person-again">{texts.label}</label>
        <AddressInput
          id="person-again"
          value={confirmation}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        {fault && (
          <p className="text-(--theme-error-600)" role="alert">
            {fault}
          </p>
        )}
        <Row>
          <Button type="submit" buttonStyle="error" disabled={isBusy} margin={false}>
            {texts.button}
          </Button>
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={cancel}>
            {texts.cancel}
          </Button>
        </Row>
      </form>
    </dialog>
  )
}
