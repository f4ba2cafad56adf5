import { createRoot, type Root } from 'react-dom/client'
import { addressWithEvent, addressWithoutEvent, eventOfAddress } from './dialog-address.ts'
import { EventLoader } from './EventLoader.tsx'
import type { DialogSetting } from './setting.ts'
import { rootOptions } from '../root-options.ts'

/** Marks the entries of the history that an opened dialog has made, which closing goes back over. */
type DialogState = { hasEventDialog: true }

let root: Root | undefined
let opener: HTMLElement | null = null

/** Opens the event over the page and puts it in the address. Focus returns to `from` when it closes. */
export function openEvent(id: string, from: HTMLElement): void {
  opener = from
  const state: DialogState = { hasEventDialog: true }
  history.pushState(state, '', addressWithEvent(location.href, id))
  show(id, from.title || from.textContent)
}

addEventListener('popstate', () => {
  const id = eventOfAddress(location.href)
  if (id) show(id, '')
  else hide()
})

function show(id: string, heading: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), rootOptions)
  root.render(<EventLoader key={id} id={id} heading={heading} setting={setting()} onClose={close} />)
}

function hide(): void {
  root?.render(null)
  opener?.focus()
  opener = null
}

function close(): void {
  if ((history.state as DialogState | null)?.hasEventDialog) history.back()
  else {
    history.replaceState(null, '', addressWithoutEvent(location.href))
    hide()
  }
}

/** What the page has written down for the dialog. */
function setting(): DialogSetting {
  const holder = document.querySelector<HTMLElement>('[data-event-dialog-setting]')
  return JSON.parse(holder?.dataset.eventDialogSetting ?? '') as DialogSetting
}
