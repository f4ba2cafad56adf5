import { type ComponentProps, type ReactNode, useState } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Card as SharedCard } from '@cyberluach/design/components/Card'
import { Notice } from '@cyberluach/design/components/Notice'
import { type LucideIcon, WifiOff, Info } from 'lucide-react'
import { formatTime } from '@cyberluach/i18n/format'
import { useText } from './text.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from '@cyberluach/design/components/EmptyState'
import { RoundIcon } from './marks.tsx'
import { Skeleton as SharedSkeleton } from '@cyberluach/design/components/Skeleton'

type Props = ComponentProps<'section'> & { as?: 'section' | 'div' }

/** The parts of a tab, one below the other. */
export function Stack({ as = 'section', className = '', ...rest }: Props) {
  const Element = as as 'section'
  return <Element className={`flex flex-col gap-3 md:gap-4 ${className}`} {...rest} />
}

const note = tv({ base: 'text-ink-3', variants: { isWideOnly: { true: 'max-md:hidden' } } })

type SectionHeadProps = {
  title: string
  titleId?: string
  /** What is to be said of all that follows. */
  text?: ReactNode
  /** Phones have no room for the text. */
  isTextWideOnly?: boolean
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** The head of a section: its title, a few words, and what can be done. */
export function SectionHead({ title, titleId, text, isTextWideOnly, children }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <h2 className="text-xl font-bold" id={titleId}>
        {title}
      </h2>
      {text && <p className={note({ isWideOnly: isTextWideOnly })}>{text}</p>}
      <span className="flex-1" />
      {children}
    </div>
  )
}

/** A ground with an edge, on which something lies. */
export function Card(props: ComponentProps<typeof SharedCard>) {
  return <SharedCard size="sm" {...props} />
}

/** Three cards side by side, on a phone one above the other. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 has-[details]:items-start has-[details]:gap-2 md:grid-cols-3 md:gap-4 md:has-[details]:gap-4">
      {children}
    </div>
  )
}

type PhoneBarProps = {
  label: string
  /** How much is left to decide. */
  left?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** On a phone, what can be decided about an open row: in reach wherever in it somebody reads. Stands last in the row. */
export function PhoneBar({ label, left, children }: PhoneBarProps) {
  return (
    <div
      className="sticky bottom-0 z-sticky -mx-3 mt-3 -mb-3.5 flex items-center gap-2 border-t border-line-strong bg-surface px-3 pt-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] md:hidden *:[button]:min-h-control *:[button]:flex-1"
      role="group"
      aria-label={label}
      data-part="decision-bar"
    >
      {left && (
        <span className="max-w-28 text-(length:--text-xs) leading-4 text-ink-2" role="status">
          {left}
        </span>
      )}
      {children}
    </div>
  )
}

/** The ground of a list; there is none where no list came and why is said above it. */
export function ListCard(props: Omit<ComponentProps<typeof Card>, 'className'>) {
  return <Card {...props} className="overflow-clip empty:hidden" />
}

type AlertProps = {
  kind: 'danger' | 'warning' | 'info'
  role?: 'alert' | 'status' | 'note'
  icon: LucideIcon
  /** What can be done about it. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Something that is the matter, said where it is. */
export function Alert({ kind, role, icon: Icon, actions, className = '', children }: AlertProps) {
  return (
    <Notice kind={kind} size="sm" className={`flex-wrap items-center ${className}`} role={role}>
      <Icon />
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

type EmptyProps = Omit<ComponentProps<typeof EmptyState>, 'size' | 'art' | 'titleLevel'> & {
  icon: LucideIcon
  titleLevel?: 3 | 4
}

/** Says in the middle of its room that there is nothing, and why; what can be done about it is what it holds. */
export function Empty({ icon: Icon, titleLevel = 3, ...rest }: EmptyProps) {
  const art = (
    <RoundIcon tone="quiet" size="lg">
      <Icon size={24} />
    </RoundIcon>
  )
  return (
    <EmptyState
      size="panel"
      className="focus-visible:-outline-offset-2"
      art={art}
      titleLevel={titleLevel}
      data-part="empty"
      {...rest}
    />
  )
}

type Size = number | string
type SkeletonProps = {
  width?: Size
  height?: Size
  /** Without one, its corners are round. */
  className?: string
}

/** Stands for what is on its way, as large as it will be. */
export function Skeleton({ width, height, className = 'rounded-xs' }: SkeletonProps) {
  return <SharedSkeleton className={className} style={{ inlineSize: width, blockSize: height }} aria-hidden />
}
