'use client'

import { Button as PlainButton } from '@cyberluach/design/components/Button'
import { otherLocale } from '@cyberluach/i18n/locales'
import { Languages, LogOut, Moon, RefreshCw, Settings, Sun } from 'lucide-react'

import { useSession } from '../session/SessionContext.tsx'
import { Button } from '../ui/Button.tsx'
import type { Liveness } from '../data/use-polling.ts'
import { useText } from '../text/TextContext.tsx'
import { useFrame } from '../navigation/FrameContext.tsx'
import { LiveState } from './LiveState.tsx'
import { Mark } from './Mark.tsx'
import { useTheme } from './use-theme.ts'

const languageNames = { en: 'English', he: 'עברית' } as const

export function Header({ liveness }: { liveness: Liveness }) {
  const { refresh, isRefreshing, openSettings } = useFrame()
  const { t, locale, setLocale } = useText()
  const { logOut } = useSession()
  const { isDark, toggle } = useTheme()
  const other = otherLocale(locale)

  return (
    <div className="bar">
      <div className="brand">
        <Mark />
        <h1>{t.title}</h1>
        <span className="product meta wide-only">
          <bdi lang="en" dir="ltr">
            CyberLuach
          </bdi>
        </span>
      </div>
      <span className="spacer" />
      <LiveState {...liveness} />
      <PlainButton
        kind="ghost"
        size="sm"
        className="button"
        lang={other}
        aria-label={languageNames[other]}
        onClick={() => setLocale(other)}
      >
        <Languages size={16} strokeWidth={1.75} aria-hidden />
        <span className="caption">{languageNames[other]}</span>
      </PlainButton>
      <PlainButton
        kind="ghost"
        size="sm"
        isIcon
        className="button"
        aria-label={isDark ? t.toLight : t.toDark}
        title={isDark ? t.toLight : t.toDark}
        onClick={toggle}
      >
        {isDark ? (
          <Sun size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Moon size={16} strokeWidth={1.75} aria-hidden />
        )}
      </PlainButton>
      <PlainButton
        kind="ghost"
        size="sm"
        isIcon
        className="button wide-only"
        aria-label={t.frame.settings.open}
        title={t.frame.settings.open}
        onClick={openSettings}
      >
        <Settings size={16} strokeWidth={1.75} aria-hidden />
      </PlainButton>
      <Button onClick={refresh} label={t.refresh} title={t.refresh}>
        <RefreshCw
          size={16}
          strokeWidth={1.75}
          className={isRefreshing ? 'spinning' : undefined}
          aria-hidden
        />
        <span className="caption">{t.refresh}</span>
      </Button>
      <Button onClick={logOut} label={t.logout} title={t.logout}>
        <LogOut size={16} strokeWidth={1.75} className="mirrored" aria-hidden />
        <span className="caption">{t.logout}</span>
      </Button>
    </div>
  )
}
