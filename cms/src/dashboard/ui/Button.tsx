import { button } from '@cyberluach/design/components/Button'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import type { ReactNode, ComponentProps } from 'react'
import { LoaderCircle, Eye, Pencil } from 'lucide-react'
import type { Icon } from './marks.tsx'
import { useText } from './text.tsx'

/** The site's button, with what only the dashboard needs. */
export const panelButton = tv({
  extend: button,
  base: 'cursor-pointer',
  variants: {
    kind: {
      secondary: '',
      approve: [
        'border-[color-mix(in_oklab,var(--color-success)_55%,var(--color-line))] font-medium text-on-success-soft',
        'hover:bg-success-soft',
      ],
      /** Leads to a question before anything is lost. */
      warned: 'border-danger-line font-medium text-on-danger-soft hover:bg-danger-soft',
      warnedGhost: 'border-transparent bg-transparent font-medium text-on-danger-soft hover:bg-danger-soft',
      /** In a message that has colours of its own. */
      inherit: 'border-current/35 bg-transparent font-medium text-inherit hover:bg-hover',
      /** On a bar that is filled as a primary button is. */
      inverse: [
        'border-transparent bg-transparent font-medium text-inherit hover:bg-on-action/14',
        'focus-visible:outline-on-action off:text-on-action/62!',
      ],
    },
    size: {
      sm: '',
      md: '',
      lg: '',
      xs: 'relative min-h-7.5 gap-1.25 rounded-sm text-xs after:absolute after:inset-x-0 after:-inset-y-1.75',
    },
    isTallOnPhone: { true: 'max-md:min-h-control' },
  },
  compoundVariants: [
    { kind: ['approve', 'warned'], class: 'off:border-line off:bg-sunken' },
    { kind: ['secondary', 'approve', 'warned'], size: 'xs', class: 'bg-raised' },
    { kind: ['approve', 'warned'], size: 'sm', class: 'bg-raised' },
    { kind: ['approve', 'warned'], size: ['md', 'lg'], class: 'bg-surface' },
    { size: 'xs', isIcon: false, class: 'px-2.25' },
    { size: 'xs', isIcon: true, class: 'w-7.5' },
  ],
  defaultVariants: { kind: 'secondary', size: 'sm', isIcon: false },
})

export type PanelButtonLook = VariantProps<typeof panelButton>

type Props = PanelButtonLook & {
  onClick: () => void
  /** Before the words; while the action runs, what turns stands in its place. */
  icon?: Icon
  children?: ReactNode
  /** The whole name, where the visible words are not enough. */
  label?: string
  title?: string
  className?: string
  'data-part'?: string
  isDisabled?: boolean
  isRunning?: boolean
}

/** A button that keeps the focus while its action runs, and does nothing then. */
export function Button({ onClick, icon, children, label, isDisabled = false, isRunning = false, ...rest }: Props) {
  const isIdle = !isDisabled && !isRunning
  return (
    <PlainButton
      aria-label={label}
      aria-disabled={!isIdle}
      aria-busy={isRunning || undefined}
      onClick={isIdle ? onClick : undefined}
      {...rest}
    >
      {isRunning ? <Spinner /> : <ButtonIcon icon={icon} {...rest} />}
      {children}
    </PlainButton>
  )
}

type PlainButtonProps = ComponentProps<'button'> & PanelButtonLook
type ButtonLinkProps = ComponentProps<'a'> & Omit<PanelButtonLook, 'isIcon'> & { icon?: Icon }

/** Sends no form. */
export function PlainButton({ kind, size, isIcon, isTallOnPhone, className, ...rest }: PlainButtonProps) {
  const look = panelButton({ kind, size, isIcon, isTallOnPhone, className })
  return <button type="button" className={look} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ icon, kind, size, isTallOnPhone, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={panelButton({ kind, size, isTallOnPhone, className })} {...rest}>
      <ButtonIcon icon={icon} size={size} />
      {children}
    </a>
  )
}

type ButtonIconProps = Pick<PanelButtonLook, 'size' | 'isIcon'> & { icon: Icon | undefined }

function ButtonIcon({ icon: Icon, size, isIcon }: ButtonIconProps) {
  return Icon && <Icon size={size === 'xs' && !isIcon ? 14 : 16} />
}

const iconButton = tv({
  base: [
    'relative inline-grid flex-none cursor-pointer place-items-center rounded-[4px] border-0 bg-transparent p-0 text-ink-3',
    'after:absolute',
  ],
  variants: {
    size: { sm: 'size-6.5 after:-inset-2.25', md: 'size-7 after:-inset-2' },
  },
})

type IconButtonProps = Required<VariantProps<typeof iconButton>> & {
  label: string
  title?: string
  onClick: () => void
  children: ReactNode
}

/** A small icon beside a text, with 44 px to hit. */
export function IconButton({ size, label, ...rest }: IconButtonProps) {
  return <button type="button" className={iconButton({ size })} aria-label={label} {...rest} />
}

/** Something runs. */
export function Spinner() {
  return <LoaderCircle className="animate-turn motion-reduce:animate-none" />
}

const link = tv({
  base: 'inline-flex min-w-0 items-center gap-1 wrap-anywhere text-ink-2 underline-offset-3 hover:text-ink hover:underline',
  variants: { isSmall: { true: 'text-(length:--text-xs) font-normal', false: 'font-medium' } },
})

type NewTabLinkProps = { href: string; rel: string; isSmall?: boolean; icon: ReactNode; children: ReactNode }

type EventLinksProps = { page: string; id: string; words: { page: string; panel: string } }

/** The ways from what is said of an event to its page and to its record in the panel. */
export function EventLinks({ page, id, words }: EventLinksProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <NewTabLink href={page} rel="noopener" isSmall icon={<Eye size={14} />}>
        {words.page}
      </NewTabLink>
      <NewTabLink href={`/admin/collections/events/${id}`} rel="noopener" isSmall icon={<Pencil size={14} />}>
        {words.panel}
      </NewTabLink>
    </span>
  )
}

/** A link that opens beside the dashboard, and says so. */
export function NewTabLink({ href, rel, isSmall = false, icon, children }: NewTabLinkProps) {
  const { t } = useText()
  return (
    <a className={link({ isSmall })} href={href} target="_blank" rel={rel}>
      {children}
      <span className="sr-only">, {t.details.newTab}</span>
      {icon}
    </a>
  )
}
