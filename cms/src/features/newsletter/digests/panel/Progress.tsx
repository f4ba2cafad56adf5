import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import type { Progress as Counts } from '../progress.ts'
import type { LetterTexts } from './letter-texts.ts'
import { digestCalls } from '../calls.ts'
import { panelCall } from './panel-call.ts'

type Props = { texts: LetterTexts; locale: Locale; id: string }

const pollMs = 2000

/** How far the sending has come, read again until it is done. */
export function Progress({ texts, locale, id }: Props) {
  const counts = useProgress(id)
  if (!counts) return null
  const { all, sent, queued, failed, kept, skipped, status } = counts
  const settled = all - queued
  const rest = [
    queued > 0 && fill(locale, texts.queued, { n: queued }),
    failed > 0 && fill(locale, texts.failed, { n: failed }),
    kept > 0 && fill(locale, texts.kept, { n: kept }),
    skipped > 0 && fill(locale, texts.skipped, { n: skipped }),
  ].filter(Boolean)
  return (
    <div role="status">
      <progress
        className="w-full accent-(--theme-success-500)"
        value={settled}
        max={Math.max(1, all)}
        aria-label={fill(locale, texts.progress, { sent, all })}
      />
      <p>
        {[fill(locale, texts.progress, { sent, all }), ...rest].join(' · ')}
        {status === 'sent' && sent === all && ` · ${texts.done}`}
      </p>
      {failed > 0 && (
        <p>
          <a href={`/admin/collections/mails?where[digest][equals]=${id}&where[status][equals]=failed`}>
            {texts.failedHint}
          </a>
        </p>
      )}
    </div>
  )
}

function useProgress(id: string): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null)
  useEffect(() => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function read() {
      const answered = await panelCall<Counts>(digestCalls.progress, { id, signal: control.signal })
      if (control.signal.aborted) return
      if (answered.ok) setCounts(answered.body)
      const isDone = answered.ok && answered.body.queued === 0 && answered.body.status === 'sent'
      if (!isDone) timer = setTimeout(() => void read(), pollMs)
    }
    void read()
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [id])
  return counts
}
