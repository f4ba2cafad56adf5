import { LogoMark } from '@cyberluach/design/components/LogoMark'
import { localeNames, otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { Languages, LogOut, Moon, RefreshCw, Settings, Sun, House, LayoutGrid, type LucideIcon } from 'lucide-react'
import { useSession } from '../session/SessionContext.tsx'
import type { Liveness } from './polling.ts'
import { useText } from '../ui/text.tsx'
import { useFrame } from './FrameContext.tsx'
import { type PanelPlaces, panelHome } from './panel-places.ts'
import { useTheme } from './use-theme.ts'
import { useAgo, useNow } from '../ui/time.tsx'
import { LiveLine } from '../ui/marks.tsx'
import { useId, useRef, type ReactNode, type ComponentProps } from 'react'
import { tv } from 'tailwind-variants/lite'
import { PlainButton } from '../ui/Button.tsx'

export function Header({ liveness, places }: { liveness: Liveness; places: PanelPlaces }) {
  const { refresh, isRefreshing, openSettings } = useFrame()
  const { t, locale, setLocale } = useText()
  const { logOut } = useSession()
  const { isDark, toggle } = useTheme()
  const other = otherLocale(locale)
  const ThemeIcon = isDark ? Sun : Moon

  return (
    <div className="flex h-14 items-center gap-3 max-md:gap-0.5">
      <div className="flex min-w-0 items-center gap-2.5 md:shrink-0">
        <LogoMark />
        {/* Beside three buttons a narrow phone has no room for the title: assistive technology has it. */}
        <h1 className="min-w-0 text-(length:--text-lg) leading-5 font-bold wrap-anywhere max-md:text-(length:--text-md) max-[22.99rem]:sr-only md:whitespace-nowrap">
          {t.title}
        </h1>
        <span className="border-s border-line ps-2.5 text-xs leading-4.5 whitespace-nowrap text-ink-3 max-lg:hidden">
          {t.common.brand}
        </span>
      </div>
      <span className="flex-1" />
      <LiveState {...liveness} />
      <PanelMenu places={places} />
      <BarButton
        kind="ghost"
        isWideOnly
        icon={<Languages />}
        caption={localeNames[other]}
        lang={other}
        aria-label={localeNames[other]}
        onClick={() => setLocale(other)}
      />
      <BarButton
        kind="ghost"
        isWideOnly
        icon={<ThemeIcon />}
        aria-label={isDark ? t.toLight : t.toDark}
        title={isDark ? t.toLight : t.toDark}
        onClick={toggle}
      />
      <BarButton
        kind="ghost"
        isWideOnly
        icon={<Settings />}
        aria-label={t.frame.settings.open}
        title={t.frame.settings.open}
        onClick={openSettings}
      />
      <BarButton
        icon={<RefreshCw className={isRefreshing ? 'animate-turn motion-reduce:animate-none' : undefined} />}
        caption={t.refresh}
        short={t.frame.short.refresh}
        aria-label={t.refresh}
        title={t.refresh}
        onClick={refresh}
      />
      <BarButton
        icon={<LogOut className="rtl:-scale-x-100" />}
        caption={t.logout}
        short={t.logout}
        aria-label={t.logout}
        title={t.logout}
        onClick={logOut}
      />
    </div>
  )
}

/** Whether the dashboard keeps itself up to date, and since when it has. */
export function LiveState({ state, updatedAt }: Liveness) {
  const { t, say } = useText()
  const ago = useAgo()
  const now = useNow()
  return (
    <LiveLine state={state} isWideOnly>
      {updatedAt ? say(t.updated, { ago: ago(updatedAt, now) }) : t.updating}
    </LiveLine>
  )
}

const look = tv({
  slots: {
    menu: [
      'fixed inset-auto end-[max(var(--spacing-gutter),(100%-90rem)/2+var(--spacing-gutter))] top-13 m-0 w-120 p-4',
      'max-h-[calc(100dvh-4.5rem)] overflow-auto rounded-lg border-0 bg-raised text-ink open:animate-rise',
      '[box-shadow:var(--shadow-3),var(--shadow-edge)] max-md:inset-x-2 max-md:w-auto',
    ],
    place:
      'flex min-h-control w-full cursor-pointer items-center gap-2 rounded-sm px-2 text-start text-sm hover:bg-hover md:min-h-8',
  },
})()

/** The ways to the panel: its first screen, and each of its parts. On a phone what the bar has no room for is here, too. */
export function PanelMenu({ places }: { places: PanelPlaces }) {
  const { t, locale, setLocale } = useText()
  const { openSettings } = useFrame()
  const { isDark, toggle } = useTheme()
  const other = otherLocale(locale)
  const ThemeIcon = isDark ? Sun : Moon
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const words = t.frame.panel
  const after = (act: () => void) => () => {
    menu.current?.hidePopover()
    act()
  }

  return (
    <>
      <BarButton
        kind="ghost"
        icon={<LayoutGrid />}
        caption={words.title}
        short={t.frame.short.panel}
        captionFrom="xl"
        aria-label={words.title}
        title={words.title}
        popoverTarget={id}
      />
      <nav ref={menu} className={look.menu()} id={id} popover="auto" aria-label={words.title}>
        <div className="mb-2 border-b border-line pb-2 md:hidden">
          <Act icon={Settings} act={after(openSettings)}>
            {t.frame.settings.open}
          </Act>
          <Act icon={ThemeIcon} act={after(toggle)}>
            {isDark ? t.toLight : t.toDark}
          </Act>
          <Act icon={Languages} lang={other} act={after(() => setLocale(other))}>
            {localeNames[other]}
          </Act>
        </div>
        <a className={look.place({ className: 'font-semibold' })} href={panelHome}>
          <House />
          {words.home}
        </a>
        <div className="mt-2 columns-2 gap-4 border-t border-line pt-3 max-md:columns-1">
          {places[locale].map((group) => (
            <section className="mb-3 break-inside-avoid" key={group.name}>
              <h2 className="px-2 pb-1 text-xs font-medium text-ink-3">{group.name}</h2>
              <ul className="m-0 list-none p-0">
                {group.places.map(({ name, address }) => (
                  <li key={address}>
                    <a className={look.place()} href={address}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </>
  )
}

type ActProps = { icon: LucideIcon; lang?: Locale; act: () => void; children: ReactNode }

function Act({ icon: Icon, act, ...rest }: ActProps) {
  return (
    <button
      type="button"
      className={look.place({ className: 'border-0 bg-transparent' })}
      onClick={act}
      lang={rest.lang}
    >
      <Icon />
      {rest.children}
    </button>
  )
}

const barButtonLook = tv({
  slots: {
    button: [
      'max-md:min-h-control max-md:min-w-control max-md:shrink-0 max-md:border-transparent max-md:bg-transparent max-md:px-1.5',
      'max-md:flex-col max-md:gap-0.5 max-md:py-0 max-md:font-normal',
    ],
    caption: 'max-md:hidden',
    short: 'text-(length:--text-xs) leading-4 md:hidden',
  },
  variants: {
    isWideOnly: { true: { button: 'max-md:hidden' } },
    captionFrom: {
      lg: { button: 'md:max-lg:w-control-sm md:max-lg:px-0', caption: 'max-lg:hidden' },
      xl: { button: 'md:max-xl:w-control-sm md:max-xl:px-0', caption: 'max-xl:hidden' },
    },
  },
})

type Props = Omit<ComponentProps<typeof PlainButton>, 'children'> & {
  icon: ReactNode
  caption?: string
  /** What a phone has below the icon: a part of the caption. */
  short?: string
  /** From which width on there is room for it. */
  captionFrom?: 'lg' | 'xl'
  isWideOnly?: boolean
}

/** A button of the bar: an icon, and beside it what it does where there is room. */
export function BarButton({ icon, caption, short, captionFrom = 'lg', isWideOnly, ...rest }: Props) {
  const { button, caption: captionLook, short: shortLook } = barButtonLook({ captionFrom, isWideOnly })
  return (
    <PlainButton size="sm" isIcon={!caption} className={button()} {...rest}>
      {icon}
      {caption && <span className={captionLook()}>{caption}</span>}
      {short && <span className={shortLook()}>{short}</span>}
    </PlainButton>
  )
}
