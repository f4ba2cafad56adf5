'use client'

import { ButtonLink } from '@cyberluach/design/components/Button'
import { ShieldX } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'

export function CheckingScreen() {
  const { t } = useText()
  return (
    <main className="screen" aria-busy="true">
      <div className="inside" role="status">
        <div className="turning-ring" />
        <h1>{t.guard.checkingTitle}</h1>
        <p>{t.guard.checkingText}</p>
      </div>
    </main>
  )
}

export function DeniedScreen() {
  const { t } = useText()
  return (
    <main className="screen">
      <div className="inside" role="alert">
        <span className="art">
          <ShieldX size={28} strokeWidth={1.75} aria-hidden />
        </span>
        <h1>{t.guard.deniedTitle}</h1>
        <p>{t.guard.deniedText}</p>
        <ButtonLink kind="primary" size="md" className="button" href="/">
          {t.guard.home}
        </ButtonLink>
        <p className="meta">{t.guard.redirecting}</p>
      </div>
    </main>
  )
}
