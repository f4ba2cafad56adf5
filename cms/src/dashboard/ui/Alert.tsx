import { Notice } from '@cyberluach/design/components/Notice'
import { type LucideIcon, WifiOff, Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatTime } from '@cyberluach/i18n/format'
import { useText } from './text.tsx'
import { Button } from './Button.tsx'

type Props = {
  kind: 'danger' | 'warning' | 'info'
  role?: 'alert' | 'status' | 'note'
  icon: LucideIcon
  /** What can be done about it. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Something that is the matter, said where it is. */
export function Alert({ kind, role, icon: Icon, actions, className = '', children }: Props) {
  return (
    <Notice kind={kind} size="sm" className={`flex-wrap items-center ${className}`} role={role}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <p className="min-w-0 flex-1 wrap-anywhere max-md:basis-[calc(100%-2.5rem)]">{children}</p>
      {actions}
    </Notice>
  )
}

type FailureLineProps = { title: string; updatedAt: number | null; retry: () => Promise<unknown> }

/** Said once, while reading fails; what stands below is the last that came. */
export function FailureLine({ title, updatedAt, retry }: FailureLineProps) {
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
        <Button size="xs" isTallOnPhone onClick={() => void tryAgain()} isRunning={isRunning}>
          {t.submissions.retry}
        </Button>
      }
    >
      <strong className="font-semibold">{title}.</strong>{' '}
      {time === null ? t.submissions.failedFirst : say(t.submissions.failedSince, { time })}
    </Alert>
  )
}

/** Above what is known of something that was deleted elsewhere while it was open. */
export function DeletedNotice() {
  const { t } = useText()
  return (
    <Alert kind="danger" role="status" icon={Info} className="mb-2">
      {t.decision.gone}
    </Alert>
  )
}
