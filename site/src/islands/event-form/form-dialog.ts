/** The dialog that holds the form on pages that show it in place. */
const dialogId = 'event-form-dialog'

/** Lets the buttons that lead to the form open its dialog, on pages that have it. */
export function openFormDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest(`[aria-controls="${dialogId}"]`)
    const dialog = dialogOf()
    if (!opener || !dialog) return
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
  })
}

export function closeFormDialog(): void {
  dialogOf()?.close()
}

function dialogOf(): HTMLDialogElement | null {
  const found = document.getElementById(dialogId)
  return found instanceof HTMLDialogElement ? found : null
}
