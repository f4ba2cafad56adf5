'use client'

import { type Locale, localeNames, otherLocale } from '@cyberluach/i18n/locales'
import { House, Languages, LayoutGrid, Moon, Settings, Sun, type LucideIcon } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { panelHome, type PanelPlaces } from '../navigation/panel-places.ts'
import { useFrame } from '../navigation/FrameContext.tsx'
import { useText } from '../text/TextContext.tsx'
import { BarButton } from './BarButton.tsx'
import { useTheme } from './use-theme.ts'

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
        icon={<LayoutGrid size={16} strokeWidth={1.75} aria-hidden />}
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
          <House size={16} strokeWidth={1.75} aria-hidden />
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
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {rest.children}
    </button>
  )
}
