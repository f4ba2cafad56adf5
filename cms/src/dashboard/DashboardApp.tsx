'use client'

import { directionOfLocale } from '@cyberluach/i18n/locales'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LucideProvider } from 'lucide-react'
import { useState } from 'react'

import { Frame } from './frame/Frame.tsx'
import type { PanelPlaces } from './frame/panel-places.ts'
import { Guard } from './session/Guard.tsx'
import { RejectionWatch, type Person } from './session/SessionContext.tsx'
import { tabContents, tabWithDraft } from './tabs/tab-contents.tsx'
import { TextProvider, useText } from './ui/text.tsx'
import { ToastProvider } from './ui/Toast.tsx'

type Props = { person: Person | null; loginPath: string; timeZone: string; places: PanelPlaces }

/**
 * Reads are fresh for five minutes and never repeated by themselves, polling apart; `call` itself tries twice. They go
 * out without a network too: only a reading that fails can say that the connection is lost.
 */
const queryDefaults = {
  networkMode: 'always',
  staleTime: 5 * 60_000,
  retry: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const

export function DashboardApp({ person, loginPath, timeZone, places }: Props) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: queryDefaults } }))
  return (
    <QueryClientProvider client={client}>
      <TextProvider timeZone={timeZone}>
        <Screen>
          <Guard person={person} loginPath={loginPath}>
            <RejectionWatch />
            <ToastProvider>
              <Frame places={places} contents={tabContents} tabWithDraft={tabWithDraft} />
            </ToastProvider>
          </Guard>
        </Screen>
      </TextProvider>
    </QueryClientProvider>
  )
}

/** The one element that the dashboard’s styles hang on. Payload’s own home page is a `.dashboard`. */
function Screen({ children }: { children: React.ReactNode }) {
  const { locale } = useText()
  return (
    <div className="moderation" lang={locale} dir={directionOfLocale(locale)}>
      <LucideProvider size={16} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </div>
  )
}
