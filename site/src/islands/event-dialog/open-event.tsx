import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import { browserAddressBar } from '../../stores/address-bar.ts'
import { createOpenEventStore } from '../../stores/open-event.ts'
import { EventLoader } from './EventLoader.tsx'
import type { DialogSetting } from './setting.ts'
import { rootOptions } from '../root-options.ts'

const { $open, open, close } = createOpenEventStore(browserAddressBar)
let isMounted = false
let opener: HTMLElement | null = null

$open.listen((event) => {
  if (event) mount()
  else {
    opener?.focus()
    opener = null
  }
})

/** Opens the event over the page and puts it in the address. Focus returns to `from` when it closes. */
export function openEvent(id: string, from: HTMLElement): void {
  opener = from
  open({ id, heading: from.title || from.textContent })
}

function mount(): void {
  if (isMounted) return
  isMounted = true
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place, rootOptions).render(<OpenedEvent setting={setting()} />)
}

function OpenedEvent({ setting: given }: { setting: DialogSetting }) {
  const event = useStore($open)
  return event && <EventLoader key={event.id} {...event} setting={given} onClose={close} />
}

/** What the page has written down for the dialog. */
function setting(): DialogSetting {
  const holder = document.querySelector<HTMLElement>('[data-event-dialog-setting]')
  return JSON.parse(holder?.dataset.eventDialogSetting ?? '') as DialogSetting
}
