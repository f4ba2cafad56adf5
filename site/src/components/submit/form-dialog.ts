import { holdUntilReady } from './hold-until-ready.ts'

/** Buttons that open a dialog in place of the page they would lead to, and buttons in a dialog that close it. */
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const opener = event.target.closest<HTMLElement>('[data-opens-dialog]')
  const dialog = opener && document.getElementById(opener.dataset.opensDialog ?? '')
  if (dialog instanceof HTMLDialogElement) {
    event.preventDefault()
    dialog.showModal()
  }
  if (event.target.closest('[data-closes-dialog]')) event.target.closest('dialog')?.close()
})

holdUntilReady(document)
