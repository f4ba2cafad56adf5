'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import { fieldLook } from '../../../panel/form-parts.tsx'
import { panelApi } from '../../../panel/panel-call.ts'
import type { Miss } from '../misses.ts'

type Props = { locale: Locale; texts: Messages['adminPanel']['searchMisses']; miss: Miss }

/** What was looked for, and a field for the name that was meant. */
export function NameMiss({ locale, texts, miss: { text, days } }: Props) {
  const [means, setMeans] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const id = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || means.trim() === '') return
    setBusy(true)
    const answer = await fetch(`${panelApi}/search-names`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ typed: text, means: means.trim() }),
    }).catch(() => null)
    setBusy(false)
    if (!answer?.ok) return toast.error(texts.failed)
    toast.success(fill(locale, texts.named, { text, means: means.trim() }))
    router.refresh()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-wrap items-center gap-3" noValidate>
      <label htmlFor={id}>
        <bdi className="font-semibold">{text}</bdi> · {fill(locale, texts.days, { n: days })}
      </label>
      <input
        id={id}
        className={fieldLook}
        dir="auto"
        maxLength={120}
        placeholder={texts.means}
        value={means}
        onChange={(event) => setMeans(event.target.value)}
      />
      <Button type="submit" size="small" margin={false} disabled={isBusy || means.trim() === ''}>
        {texts.name}
      </Button>
    </form>
  )
}
