'use client'

import { localeOf } from '@cyberluach/i18n/locales'
import { Button, TextareaField, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

/** What the buttons say, in both languages of the panel. */
type Words = Record<'en' | 'he', string>
type Props = TextareaFieldClientProps & { builtIn: string; begin: Words; giveBack: Words }

/**
 * A text with the built-in one, which stands while nobody writes another, as its placeholder: it can be begun with, and
 * given its place back.
 */
export function TextWithDefault({ builtIn, begin, giveBack, ...props }: Props) {
  const language = localeOf(useTranslation().i18n.language)
  const text = useFormFields(([fields]) => fields[builtIn]?.value)
  const { value, setValue, disabled } = useField<string | null>({ path: props.path })
  const placeholder = typeof text === 'string' ? text : ''
  // The width is that of both, and not of the box within it.
  const { width: _, ...admin } = { ...props.field.admin, placeholder }
  const isOwn = typeof value === 'string' && value !== ''
  const isOffered = !disabled && !props.readOnly && (isOwn || placeholder !== '')
  return (
    <div className="flex grow basis-[calc(50%-1rem)] flex-col items-start gap-2 max-md:basis-full max-md:pb-4 [&>.field-type]:m-0 [&>.field-type]:w-full">
      <TextareaField {...props} field={{ ...props.field, admin }} />
      {isOffered && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setValue(isOwn ? null : placeholder)}
        >
          {(isOwn ? giveBack : begin)[language]}
        </Button>
      )}
    </div>
  )
}
