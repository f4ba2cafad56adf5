'use client'

import { FieldDescription, PasswordField, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef, type RefObject } from 'react'
import { useAnswers } from './use-answers.ts'

/** What decides who gets in, as the form holds it. */
const decisive = ['username', 'role', 'email'] as const

/** One's own password, asked for as soon as what is typed cannot be saved without it, and forgotten when it can. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { dispatchFields, getField } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const isNeeded = useFormFields(
    ([fields]) =>
      !id ||
      isBeingSet(fields.password) ||
      decisive.some((name) => (fields[name]?.value ?? '') !== (fields[name]?.initialValue ?? '')),
  )
  useEffect(() => {
    const { value, valid } = getField(path) ?? {}
    const isClean = !value && valid !== false
    if (!isNeeded && !isClean) dispatchFields({ type: 'UPDATE', path, value: '', valid: true })
  }, [isNeeded, dispatchFields, getField, path])
  useAnswers(Boolean(id), {
    onSaved: () => {
      dispatchFields({ type: 'REMOVE', path: 'password' })
      dispatchFields({ type: 'REMOVE', path: 'confirm-password' })
    },
    onRefused: () => {
      if (getField(path)?.valid === false) input.current?.select()
    },
  })

  if (!isNeeded) return null
  return (
    <div className="mb-(--base)">
      <PasswordField
        autoComplete="current-password"
        field={{ ...field, required: true }}
        inputRef={input as RefObject<HTMLInputElement>}
        path={path}
        validate={() => true}
      />
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}

/** Its field is always in the form: empty and right while nobody sees it, and wrong as long as it is open and empty. */
function isBeingSet(password: { value?: unknown; valid?: boolean } | undefined): boolean {
  return Boolean(password?.value) || password?.valid === false
}
