import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { configuration } from '../../../platform/configuration.ts'
import { SessionWatch, LogOut } from './SessionWatch.tsx'

type Props = Pick<ServerProps, 'i18n' | 'user'> & { children: ReactNode }

/** What stands around every screen of the panel. Strangers get the screen alone: the hidden path is not theirs to read. */
export function PanelSession({ children, i18n, user }: Props) {
  if (!user) return children
  const locale = localeOf(i18n.language)
  return (
    <>
      {children}
      <SessionWatch
        locale={locale}
        texts={messagesFor(locale).sessionPanel}
        username={String(user.username)}
        loginPath={configuration().loginPath}
      />
    </>
  )
}

/** Ends the session and leads to the sign-in page, which Payload's own button knows nothing of. */
export function LogoutButton({ i18n, user }: ServerProps) {
  if (!user) return null
  const { leave } = messagesFor(localeOf(i18n.language)).sessionPanel.ending
  return <LogOut label={leave} loginPath={configuration().loginPath} />
}
