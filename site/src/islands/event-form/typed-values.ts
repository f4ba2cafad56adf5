import type { EventFormValues } from '@cyberluach/core/submission-form'

/** What stands in the form's own HTML and differs from `initial`: typed before the form's script was there. */
export function typedValues(
  form: HTMLFormElement | null,
  initial: EventFormValues,
): Partial<EventFormValues> {
  if (!form) return {}
  const data = new FormData(form)
  const entries = Object.entries(initial).flatMap(([name, before]) => {
    const now = typeof before === 'boolean' ? data.has(name) : data.get(name)
    return now === before || now === null || now instanceof File ? [] : [[name, now]]
  })
  return Object.fromEntries(entries)
}
