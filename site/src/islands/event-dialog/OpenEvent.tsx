import { useState } from 'react'
import { EventDialog, type EventDialogProps } from './EventDialog.tsx'
import { addressWithoutEvent } from './dialog-address.ts'

type Props = Omit<EventDialogProps, 'onClose'> & { closeHref: string }

/** The event that the address names, open in the server's page already. Closing stays on the calendar behind it. */
export function OpenEvent(props: Props) {
  return <OpenEventBody {...props} />
}

function OpenEventBody(props: Props) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    history.replaceState(null, '', props.closeHref || addressWithoutEvent(location.href))
    setOpen(false)
  }
  return <EventDialog {...props} onClose={close} />
}
