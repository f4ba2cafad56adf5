import { useState } from 'react'
import { EventDialog, type EventDialogProps } from './EventDialog.tsx'

export type OpenEventProps = Omit<EventDialogProps, 'onClose'> & { closeHref: string }

/** The event that the address names, open in the server's page already. Closing stays on the page behind it. */
export function OpenEvent(props: OpenEventProps) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    history.replaceState(null, '', props.closeHref)
    setOpen(false)
  }
  return <EventDialog {...props} onClose={close} />
}
