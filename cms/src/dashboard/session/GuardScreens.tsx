'use client'

import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'

import { RoundIcon } from '../ui/RoundIcon.tsx'
import { ButtonLink } from '../ui/PlainButton.tsx'
import { useText } from '../text/TextContext.tsx'

export function CheckingScreen() {
  const { t } = useText()
  return (
    <Screen role="status" isBusy>
      <div className="mb-3 size-10 animate-turn rounded-full border-3 border-line-strong border-t-ink motion-reduce:animate-none" />
      <h1 className="text-(length:--text-xl) leading-8.5 font-bold">{t.guard.checkingTitle}</h1>
      <p>{t.guard.checkingText}</p>
    </Screen>
  )
}

export function DeniedScreen() {
  const { t } = useText()
  return (
    <Screen role="alert">
      <RoundIcon tone="danger" size="lg" className="mb-2">
        <ShieldX size={28} strokeWidth={1.75} aria-hidden />
      </RoundIcon>
      <h1 className="text-2xl font-bold">{t.guard.deniedTitle}</h1>
      <p>{t.guard.deniedText}</p>
      <ButtonLink kind="primary" size="md" className="mt-3 mb-1" href="/">
        {t.guard.home}
      </ButtonLink>
      <p>{t.guard.redirecting}</p>
    </Screen>
  )
}

type Props = { role: 'alert' | 'status'; isBusy?: boolean; children: ReactNode }

/** All there is, in the middle of the window. */
function Screen({ role, isBusy, children }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center p-8 text-center" aria-busy={isBusy}>
      <div
        className="grid max-w-95 justify-items-center gap-2 [&>p]:text-(length:--text-base) [&>p]:text-ink-2"
        role={role}
      >
        {children}
      </div>
    </main>
  )
}
