'use client'

import { formatTime } from '@cyberluach/i18n/format'
import { WifiOff } from 'lucide-react'
import { useState } from 'react'

import { useText } from '../text/TextContext.tsx'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type Props = { title: string; updatedAt: number | null; retry: () => Promise<unknown> }

/** Said once, while reading fails; what stands below is the last that came. */
export function FailureLine({ title, updatedAt, retry }: Props) {
  const { t, say, timeZone } = useText()
  const [isRunning, setRunning] = useState(false)
  const time = updatedAt === null ? null : formatTime(new Date(updatedAt).toISOString(), timeZone)

  const tryAgain = async () => {
    setRunning(true)
    await retry()
    setRunning(false)
  }

  return (
    <Alert
      kind="danger"
      role="alert"
      icon={WifiOff}
      actions={
        <Button
          size="xs"
          className="max-md:min-h-control"
          onClick={() => void tryAgain()}
          isRunning={isRunning}
        >
          {t.submissions.retry}
        </Button>
      }
    >
      <strong className="font-semibold">{title}.</strong>{' '}
      {time === null ? t.submissions.failedFirst : say(t.submissions.failedSince, { time })}
    </Alert>
  )
}
