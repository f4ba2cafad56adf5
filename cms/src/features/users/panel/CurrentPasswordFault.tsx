'use client'

import { FieldError, useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

type Fault = { value: string; message: string }

/**
 * What was refused is said until something else is typed. Payload has the server look over the form after each answer,
 * which knows of no refusal, and takes the sentence away again before it is read.
 */
export function CurrentPasswordFault({ path }: { path: string }) {
  const isSubmitted = useFormSubmitted()
  const value = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const message = useFormFields(([fields]) =>
    fields[path]?.valid === false ? fields[path].errorMessage : undefined,
  )
  const [fault, setFault] = useState<Fault | null>(null)
  const refused = useEffectEvent((said: string) => setFault({ value, message: said }))

  useEffect(() => {
    if (isSubmitted && message) refused(message)
  }, [isSubmitted, message])

  if (fault?.value !== value) return null
  return <FieldError message={fault.message} path={path} showError />
}
