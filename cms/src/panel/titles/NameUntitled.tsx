'use client'

import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { otherTextsField } from '../other-language/other-texts-field.ts'

/** A document without a title in the form's language is called as in the other one, never by its id. */
export function NameUntitled() {
  const { id, data } = useDocumentInfo()
  const { t } = useTranslation()
  const { title, setDocumentTitle } = useDocumentTitle()
  const other = useFormFields(([fields]) => titleIn(fields?.[otherTextsField]?.value))
  const isUntitled = Boolean(id) && title === id
  // Payload says the id again at each save, after the effects of its form: `data` is what it goes by.
  useEffect(() => {
    if (!isUntitled) return
    const frame = requestAnimationFrame(() => setDocumentTitle(other ?? `[${t('general:untitled')}]`))
    return () => cancelAnimationFrame(frame)
  }, [data, isUntitled, other, setDocumentTitle, t])
  return null
}

function titleIn(texts: unknown): string | null {
  const { title } = (texts ?? {}) as { title?: string | null }
  return title?.trim() ? title : null
}
