/** Shows what is wrong beside the field of that name. */
export function showFieldError(form: HTMLFormElement, name: string, sentence: string): void {
  const control = form.elements.namedItem(name)
  const place = form.querySelector<HTMLElement>(`#${name}-error`)
  const words = place?.querySelector('span')
  if (!(control instanceof HTMLInputElement) || !place || !words)
    throw new Error(`The form has no field ${name}`)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', place.id)
  words.textContent = sentence
  place.hidden = false
}

export function clearFieldErrors(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
  for (const place of form.querySelectorAll<HTMLElement>('.field-error')) place.hidden = true
}
