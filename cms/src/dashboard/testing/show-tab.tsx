import type { Role } from '@cyberluach/core/sign-in/roles'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

import { storeSession } from '../../session/session.ts'
import { ShortcutsProvider } from '../frame/shortcuts.tsx'
import { FrameProvider, type FrameControls, TabScope } from '../frame/FrameContext.tsx'
import type { TabName } from '../frame/tabs.ts'
import { SessionProvider } from '../session/SessionContext.tsx'
import { TextProvider } from '../ui/text.tsx'
import { ToastProvider } from '../ui/Toast.tsx'

type Shown = {
  tab: TabName
  locale?: Locale
  role?: Role
  frame?: Partial<FrameControls>
  children: ReactNode
}

const noFrame: FrameControls = {
  openTab: () => undefined,
  requested: null,
  openSettings: () => undefined,
  refresh: () => undefined,
  isRefreshing: false,
  refreshes: 0,
}

/** Shows a tab as the dashboard does, without the frame around it, to somebody who is signed in. */
export function showTab({ tab, locale = 'en', role = 'admin', frame = {}, children }: Shown) {
  localStorage.setItem('dashboardLanguage', locale)
  storeSession('a token', { username: 'noa', role })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return render(
    <QueryClientProvider client={client}>
      <TextProvider timeZone="Asia/Jerusalem">
        <div className="moderation" dir={directionOfLocale(locale)}>
          <SessionProvider person={{ username: 'noa', role }} loginPath="sign-in">
            <ToastProvider>
              <ShortcutsProvider tab={tab} act={() => false}>
                <FrameProvider value={{ ...noFrame, ...frame }}>
                  <TabScope name={tab} isOpen>
                    {children}
                  </TabScope>
                </FrameProvider>
              </ShortcutsProvider>
            </ToastProvider>
          </SessionProvider>
        </div>
      </TextProvider>
    </QueryClientProvider>,
  )
}
