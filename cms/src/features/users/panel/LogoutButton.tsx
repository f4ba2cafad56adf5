import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { LogOut } from './LogOut.tsx'

/** Ends the session and leads to the sign-in page, which Payload's own button knows nothing of. */
export function LogoutButton({ i18n, user }: ServerProps) {
  if (!user) return null
  const { leave } = messagesFor(localeOf(i18n.language)).sessionPanel.ending
  return <LogOut label={leave} loginPath={configuration().loginPath} />
}
