/** Unfolds what holds a field that is wrong, and brings the visitor to the first one, in the order of the page. */
export function goToFirstError(form: HTMLFormElement, names: string[]): void {
  const wrong = [...form.elements].filter(
    (control): control is HTMLInputElement => 'name' in control && names.includes(String(control.name)),
  )
  for (const control of wrong) unfold(control)
  wrong[0]?.focus({ preventScroll: true })
  // In the middle, its sentence is in sight and under no message.
  wrong[0]?.closest('[data-part=field], fieldset')?.scrollIntoView({ block: 'center' })
}

/** Unfolds every part that holds a value: nobody should send what they cannot see. */
export function unfoldFilled(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value !== '') unfold(control)
    }
  }
}

function unfold(control: Element): void {
  const folded = control.closest('details')
  if (folded) folded.open = true
}
