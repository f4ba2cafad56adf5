'use client'

import { formatTime } from '@cyberluach/i18n/format'
import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'
import { submissionsKey } from './use-submission-polling.ts'

/** Said once, while reading the list fails; the rows below are the last that came. */
export function FailureLine({ updatedAt }: { updatedAt: number | null }) {
  const { t, say, timeZone } = useText()
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const time = updatedAt === null ? null : formatTime(new Date(updatedAt).toISOString(), timeZone)

  const retry = async () => {
    setRunning(true)
    await client.refetchQueries({ queryKey: submissionsKey })
    setRunning(false)
  }

  return (
    <div className="alert" role="alert">
      <WifiOff size={16} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>{t.submissions.failed}.</strong>{' '}
        {time === null ? t.submissions.failedFirst : say(t.submissions.failedSince, { time })}
      </p>
      <span className="spacer" />
      <Button look="small" onClick={() => void retry()} isRunning={isRunning}>
        {t.submissions.retry}
      </Button>
    </div>
  )
}
