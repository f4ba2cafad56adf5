'use client'

import {
  FieldDescription,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  FieldError,
  useFormSubmitted,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef, type RefObject, useEffectEvent, useState } from 'react'

/** Fields of the form that decide who gets in. */
const sensitive = ['username', 'role', 'email'] as const

/** One's own password, asked for as soon as what is typed cannot be saved without it, and forgotten when it can. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const { dispatchFields, getField } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const isNeeded = useFormFields(
    ([fields]) =>
      !id ||
      isBeingSet(fields.password) ||
      sensitive.some((name) => (fields[name]?.value ?? '') !== (fields[name]?.initialValue ?? '')),
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
    onRejected: () => {
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

type ShownError = { value: string; message: string }

/**
 * A rejection is shown until something else is typed. Payload has the server look over the form after each answer,
 * which knows of no rejection, and takes the sentence away again before it is read.
 */
export function CurrentPasswordFault({ path }: { path: string }) {
  const isSubmitted = useFormSubmitted()
  const value = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const message = useFormFields(([fields]) => (fields[path]?.valid === false ? fields[path].errorMessage : undefined))
  const [error, setError] = useState<ShownError | null>(null)
  const show = useEffectEvent((text: string) => setError({ value, message: text }))

  useEffect(() => {
    if (isSubmitted && message) show(message)
  }, [isSubmitted, message])

  if (error?.value !== value) return null
  return <FieldError message={error.message} path={path} showError />
}

type Answers = { onSaved: () => void; onRejected: () => void }

/**
 * Payload takes a form for unchanged with every answer, also with one that refuses: the fields of a new password close
 * over what was typed, and nothing can be sent again. Here it stays changed until it is saved.
 */
export function useAnswers(isOn: boolean, { onSaved, onRejected }: Answers): void {
  const { setBackgroundProcessing, setModified } = useForm()
  const [isProcessing, isSubmitted, isModified] = [useFormProcessing(), useFormSubmitted(), useFormModified()]
  const wasProcessing = useRef(false)
  const wasModified = useRef(false)

  const answered = useEffectEvent(() => (isSubmitted ? onRejected() : setModified(false)))
  const saved = useEffectEvent(onSaved)

  useEffect(() => {
    if (!isOn) return
    if (isProcessing) {
      // What is changed while it is being sent stays changed, whatever is answered.
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    } else if (wasProcessing.current) answered()
    wasProcessing.current = isProcessing
  }, [isOn, isProcessing, setBackgroundProcessing, setModified])

  // With this render Payload closes the fields of a new password: before, they would come back as empty ones.
  useEffect(() => {
    if (isOn && wasModified.current && !isModified) saved()
    wasModified.current = isModified
  }, [isOn, isModified])
}
