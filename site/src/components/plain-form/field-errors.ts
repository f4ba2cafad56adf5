/** Shows what is wrong beside the fields of those names and brings the visitor to the first one. */
export function showFieldErrors(form: HTMLFormElement, sentences: Map<string, string>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
    const name = place.dataset.errorOf ?? ''
    const sentence = sentences.get(name) ?? ''
    const words = place.querySelector('span')
    if (words) words.textContent = sentence
    place.hidden = sentence === ''
    for (const control of form.querySelectorAll(`[name="${name}"]`)) mark(control, place.id, sentence !== '')
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function mark(control: Element, place: string, isWrong: boolean): void {
  const hint = control.getAttribute('data-hint')
  const described = [hint, isWrong ? place : null].filter(Boolean).join(' ')
  if (isWrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
  if (described) control.setAttribute('aria-describedby', described)
  else control.removeAttribute('aria-describedby')
}
