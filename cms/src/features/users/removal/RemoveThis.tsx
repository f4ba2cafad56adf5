'use client'

import { fill } from '@cyberluach/i18n/translate'
import { PopupList, useDocumentInfo, useDocumentTitle, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RemovalDialog, type RemovalProps } from './RemovalDialog.tsx'

/** The account whose page it is. */
export function RemoveThis({ locale, texts }: RemovalProps) {
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { setModified } = useForm()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  if (!id) return null

  const removed = () => {
    setAsking(false)
    // What was changed and not saved is of nothing any more.
    setModified(false)
    router.push('/admin/collections/users')
  }
  return (
    <>
      <PopupList.Button id="action-remove" onClick={() => setAsking(true)}>
        {texts.begin}
      </PopupList.Button>
      {isAsking && (
        <RemovalDialog
          locale={locale}
          texts={texts}
          title={fill(locale, texts.title, { name: title })}
          count={1}
          which={`/${id}`}
          removed={removed}
          cancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
