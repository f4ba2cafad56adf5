import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Card } from '../../../ui/Layout.tsx'
import { useText } from '../../../ui/text.tsx'
import { Figure, type Change } from '../../../visits/figures.tsx'

type Props = {
  title: string
  /** A remark beside the title. */
  remark?: ReactNode
  /** What stands at the other end of the head. */
  end?: ReactNode
  span: 4 | 8
  children: ReactNode
}

const room = tv({
  base: 'max-lg:col-span-full',
  variants: { span: { 4: 'lg:col-span-4', 8: 'lg:col-span-8' } },
})
const content = tv({ base: 'px-4 pt-1 pb-3.5' })

/** The panels, in twelve columns. */
export function StatGrid(props: ComponentProps<'div'>) {
  return <div className="grid grid-cols-12 gap-3 md:gap-4" {...props} />
}

/** Panels above each other in the room of one. The last takes the height that is left. */
export function StatStack({ children }: { children: ReactNode }) {
  return <div className={room({ span: 4, className: 'flex flex-col gap-3 *:last:flex-1 md:gap-4' })}>{children}</div>
}

/** A panel with something that was measured. */
export function StatCard({ title, remark, end, span, children }: Props) {
  return (
    <Card as="article" className={room({ span, className: 'flex flex-col' })}>
      <header className="flex min-h-11 items-center gap-2 px-4 pt-2.5 pb-1">
        <h3 className="text-base leading-5 font-semibold">{title}</h3>
        {/* Beside what can be done a narrow card has no room for it. */}
        {remark && <StatCaption isWideOnly={Boolean(end)}>{remark}</StatCaption>}
        <span className="flex-1" />
        {end}
      </header>
      {children}
    </Card>
  )
}

/** The room that a panel takes, while what it shows is on its way. */
export function StatCardSkeleton({ span, height }: { span: 4 | 8; height: number }) {
  return <Card className={room({ span })} style={{ blockSize: height }} />
}

type StatContentProps = ComponentProps<'div'> & { none?: string | false }

/** What a panel holds, away from its edges; `none` is what it says instead, where nothing was measured. */
export function StatContent({ className, none = false, children, ...rest }: StatContentProps) {
  return (
    <div className={content({ className })} {...rest}>
      {none ? <p className="py-7 text-center text-ink-3">{none}</p> : children}
    </div>
  )
}

/** Small words in a panel's head. */
export function StatCaption({ isWideOnly = false, children }: { isWideOnly?: boolean; children: ReactNode }) {
  return (
    <span className={`text-(length:--text-xs) text-ink-3 ${isWideOnly ? 'md:max-xl:hidden' : ''}`}>{children}</span>
  )
}

/** What has to be known to read a panel. */
export function StatHint({ children }: { children: ReactNode }) {
  return <p className="mt-2.5 text-(length:--text-xs) text-ink-3">{children}</p>
}

const shapes = { up: 'M5 1.5 9 8H1z', down: 'M5 8.5 1 2h8z' } as const

/** How much more or less: the arrow tells the direction, the colour whether that is good. */
export function Delta({ change }: { change: Change }) {
  const { t } = useText()
  const { direction, isGood, text } = change
  return (
    <span
      className="inline-flex items-center gap-0.75 text-(length:--text-xs) font-semibold whitespace-nowrap text-ink-3 data-[good=false]:text-danger data-[good=true]:text-success"
      data-good={isGood ?? undefined}
    >
      {direction !== 'same' && (
        <>
          <svg className="size-2.25 fill-current" viewBox="0 0 10 10" aria-hidden>
            <path d={shapes[direction]} />
          </svg>
          <span className="sr-only">{t.analytics.cards[direction]} </span>
        </>
      )}
      <Figure text={text} />
    </span>
  )
}
