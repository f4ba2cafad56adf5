import { holdUntilReady } from './hold-until-ready.ts'

/** Opens the dialog with the event form. The form's script loads when it is first opened. */
export function showFormDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal()
  const container = dialog.querySelector<HTMLElement>('[data-event-form]')
  if (!container) return
  import('../../islands/event-form/mount-form.tsx').then(
    ({ mountEventForm }) => mountEventForm(container),
    (reason: unknown) => console.warn('The form goes without its script.', reason),
  )
}

/** Buttons that open a dialog in place of the page they would lead to, and buttons in a dialog that close it. */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const opener = event.target.closest<HTMLElement>('[data-opens-dialog]')
  const dialog = opener && document.getElementById(opener.dataset.opensDialog ?? '')
  if (dialog instanceof HTMLDialogElement) {
    event.preventDefault()
    showFormDialog(dialog)
  }
  if (event.target.closest('[data-closes-dialog]')) event.target.closest('dialog')?.close()
})

holdUntilReady(document)
