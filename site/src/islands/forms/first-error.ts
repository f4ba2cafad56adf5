/** Unfolds what holds a field that is wrong, and brings the visitor to the first one, in the order of the page. */
export function goToFirstError(form: HTMLFormElement, names: readonly string[]): void {
  const wrong = controlsOf(form, names)
  for (const control of wrong) unfold(control)
  goTo(wrong[0])
}

/** Brings the visitor to the field that is wrong behind the one they were brought to last; from the last to the first. */
export function goToNextError(form: HTMLFormElement, names: readonly string[]): void {
  // One control for each name: that of a group is its first.
  const wrong = controlsOf(form, names).filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  )
  const last = wrong.findIndex(({ name }) => name === shown.get(form))
  goTo(wrong[last + 1] ?? wrong[0], form)
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

/** The name of the field that a form's visitor was brought to last. */
const shown = new WeakMap<HTMLFormElement, string>()

function controlsOf(form: HTMLFormElement, names: readonly string[]): HTMLInputElement[] {
  return [...form.elements].filter(
    (control): control is HTMLInputElement => 'name' in control && names.includes(String(control.name)),
  )
}

function goTo(control: HTMLInputElement | undefined, form = control?.form): void {
  if (!control) return
  if (form) shown.set(form, control.name)
  unfold(control)
  control.focus({ preventScroll: true })
  // In the middle, its sentence is in sight and under no message.
  control.closest('[data-part=field], fieldset')?.scrollIntoView({ block: 'center' })
}

function unfold(control: Element): void {
  const folded = control.closest('details')
  if (folded) folded.open = true
}
