import { useFormContext } from 'react-hook-form'
import { useCaution, useFormSetting, useReadMark } from './form-setting.ts'

/** What a control needs: its id, what is wrong with it, and the attributes that say so. */
export function useField(name: string, hint?: string) {
  const { id: form, initial, checkedTogether } = useFormSetting()
  const { register, formState } = useFormContext()
  const message = formState.errors[name]?.message
  const error = typeof message === 'string' ? message : ''
  const id = `${form}-${name}`
  const isRead = useReadMark(id) !== null
  const caution = useCaution(name)
  const described = [
    hint ? `${id}-hint` : '',
    isRead ? `${id}-read` : '',
    caution ? `${id}-caution` : '',
    error ? `${id}-error` : '',
  ]
    .filter(Boolean)
    .join(' ')
  const deps = checkedTogether[name]
  return {
    id,
    error,
    caution,
    initial: initial[name],
    control: register(name, deps ? { deps } : {}),
    aria: { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined },
  }
}
