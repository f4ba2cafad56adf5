import type { EventFormValues } from '@cyberluach/core/submission-form'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useText } from './form-text.ts'

export type FieldName = FieldPath<EventFormValues>

/** Fields whose rule looks at another one: a change there may settle the error here. */
const checkedTogether: Partial<Record<FieldName, FieldName[]>> = {
  startDate: ['endDate', 'endTime', 'registrationDeadline'],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime'],
  endTime: ['endDate'],
}

/** What a control of the form needs: its label and hint, what is wrong with it, and the attributes that say so. */
export function useField(name: FieldName) {
  const { messages } = useText()
  const { register, formState } = useFormContext<EventFormValues>()
  const { label, hint } = wordsOf(messages.form.fields[name])
  const error = formState.errors[name]?.message
  const id = `event-form-${name}`
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const related = checkedTogether[name]
  return {
    id,
    label,
    hint,
    error,
    control: register(name, related ? { deps: related } : {}),
    initial: formState.defaultValues?.[name],
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}

function wordsOf(field: { label: string; hint?: string }): { label: string; hint: string | undefined } {
  return { label: field.label, hint: field.hint }
}
