'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** What decides who gets in, as the form holds it. The field of a new password is there while one is being set. */
const decisive = ['username', 'role', 'email'] as const

/** One's own password, asked for as soon as what is typed cannot be saved without it. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { id } = useDocumentInfo()
  const isNeeded = useFormFields(
    ([fields]) =>
      !id ||
      fields.password !== undefined ||
      decisive.some((name) => (fields[name]?.value ?? '') !== (fields[name]?.initialValue ?? '')),
  )
  if (!isNeeded) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ ...field, required: true }}
      path={path}
      validate={() => true}
    />
  )
}
