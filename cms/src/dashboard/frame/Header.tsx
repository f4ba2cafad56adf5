'use client'

import { LogoMark } from '@cyberluach/design/components/LogoMark'
import { localeNames, otherLocale } from '@cyberluach/i18n/locales'
import { Languages, LogOut, Moon, RefreshCw, Settings, Sun } from 'lucide-react'

import { useSession } from '../session/SessionContext.tsx'
import type { Liveness } from '../data/use-polling.ts'
import { useText } from '../text/TextContext.tsx'
import { useFrame } from '../navigation/FrameContext.tsx'
import type { PanelPlaces } from '../navigation/panel-places.ts'
import { BarButton } from './BarButton.tsx'
import { LiveState } from './LiveState.tsx'
import { PanelMenu } from './PanelMenu.tsx'
import { useTheme } from './use-theme.ts'

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
        <h1 className="min-w-0 text-(length:--text-lg) leading-5 font-bold max-md:text-(length:--text-md) max-[22.99rem]:sr-only md:whitespace-nowrap">
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
        icon={<Languages size={16} strokeWidth={1.75} aria-hidden />}
        caption={localeNames[other]}
        lang={other}
        aria-label={localeNames[other]}
        onClick={() => setLocale(other)}
      />
      <BarButton
        kind="ghost"
        isWideOnly
        icon={<ThemeIcon size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={isDark ? t.toLight : t.toDark}
        title={isDark ? t.toLight : t.toDark}
        onClick={toggle}
      />
      <BarButton
        kind="ghost"
        isWideOnly
        icon={<Settings size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t.frame.settings.open}
        title={t.frame.settings.open}
        onClick={openSettings}
      />
      <BarButton
        icon={
          <RefreshCw
            size={16}
            strokeWidth={1.75}
            className={isRefreshing ? 'animate-turn motion-reduce:animate-none' : undefined}
            aria-hidden
          />
        }
        caption={t.refresh}
        short={t.frame.short.refresh}
        aria-label={t.refresh}
        title={t.refresh}
        onClick={refresh}
      />
      <BarButton
        icon={<LogOut size={16} strokeWidth={1.75} className="rtl:-scale-x-100" aria-hidden />}
        caption={t.logout}
        short={t.logout}
        aria-label={t.logout}
        title={t.logout}
        onClick={logOut}
      />
    </div>
  )
}
