'use client'

import { TextareaField, useFormFields } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

type Props = TextareaFieldClientProps & { builtIn: string }

/** A text with the built-in one, which stands while nobody writes another, as its placeholder. */
export function TextWithDefault({ builtIn, ...props }: Props) {
  const text = useFormFields(([fields]) => fields[builtIn]?.value)
  const placeholder = typeof text === 'string' ? text : ''
  return <TextareaField {...props} field={{ ...props.field, admin: { ...props.field.admin, placeholder } }} />
}
