/** The newsletter form's script loads when someone turns to the form; a form sent before that waits for it. */
export function prepareNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
    // Its script says what is missing, in the page's own words.
    form.noValidate = true
    let loading: Promise<void> | undefined
    const load = () => (loading ??= start(form).then(() => form.removeEventListener('submit', hold)))
    const hold = (event: Event) => {
      event.preventDefault()
      load().then(
        () => form.requestSubmit(),
        () => form.submit(),
      )
    }
    form.addEventListener('submit', hold)
    form.addEventListener('focusin', () => load().catch(leaveToServer), { once: true })
  }
}

async function start(form: HTMLFormElement): Promise<void> {
  const { startNewsletter } = await import('../components/newsletter/newsletter.ts')
  startNewsletter(form)
}

function leaveToServer(reason: unknown): void {
  console.warn('The form will be sent without its script.', reason)
}
