/** How long to wait for the form's own script before the form is sent without it. */
const patience = 10_000

/**
 * A form can be sent before its script has loaded. It is held until the script says `form-ready`, and then sent again,
 * checked and in place; should the script never come, it goes the way of browsers without scripts.
 */
export function holdUntilReady(page: Document): void {
  const held = new WeakSet<HTMLFormElement>()
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.dataset.ready !== 'no') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (held.has(form)) return
      held.add(form)
      const timer = setTimeout(() => form.submit(), patience)
      form.addEventListener('form-ready', () => {
        clearTimeout(timer)
        form.requestSubmit()
      })
    },
    true,
  )
}
