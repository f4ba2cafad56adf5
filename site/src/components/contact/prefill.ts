/** What a link to the form may have filled in: its address ends in the names of fields and what they hold. */
const fillable = ['subject', 'category']

/** Fills the fields that the address names and that nobody has filled yet. */
export function fillFromAddress(form: HTMLFormElement | null, hash: string): void {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  for (const name of fillable) {
    const [field, value] = [form?.elements.namedItem(name), given.get(name)]
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (!isField || !value || (field.value && field instanceof HTMLInputElement)) continue
    field.value = value
  }
}
