'use client'

import { otherLocale } from '@cyberluach/i18n/locales'
import { Languages, LogOut, Moon, RefreshCw, Sun } from 'lucide-react'

import { useSession } from '../session/SessionContext.tsx'
import { Button } from '../shared/Button.tsx'
import type { Liveness } from '../submissions/use-submission-polling.ts'
import { useText } from '../text/TextContext.tsx'
import { LiveState } from './LiveState.tsx'
import { Mark } from './Mark.tsx'
import { useTheme } from './use-theme.ts'

const languageNames = { en: 'English', he: 'עברית' } as const

type Props = { liveness: Liveness; refresh: () => void; isRefreshing: boolean }

export function Header({ liveness, refresh, isRefreshing }: Props) {
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
      <button
        type="button"
        className="button ghost"
        lang={other}
        aria-label={languageNames[other]}
        onClick={() => setLocale(other)}
      >
        <Languages size={16} strokeWidth={1.75} aria-hidden />
        <span className="caption">{languageNames[other]}</span>
      </button>
      <button
        type="button"
        className="button ghost square"
        aria-label={isDark ? t.toLight : t.toDark}
        title={isDark ? t.toLight : t.toDark}
        onClick={toggle}
      >
        {isDark ? (
          <Sun size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Moon size={16} strokeWidth={1.75} aria-hidden />
        )}
      </button>
      <Button onClick={refresh} label={t.refresh} title={t.refresh}>
        <RefreshCw
          size={16}
          strokeWidth={1.75}
          className={isRefreshing ? 'spinning' : undefined}
          aria-hidden
        />
        <span className="caption">{t.refresh}</span>
      </Button>
      <Button onClick={() => void logOut()} label={t.logout} title={t.logout}>
        <LogOut size={16} strokeWidth={1.75} className="mirrored" aria-hidden />
        <span className="caption">{t.logout}</span>
      </Button>
    </div>
  )
}
