import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { roleOf, sessionIdOf } from '../../../../access/roles.ts'
import { PanelPage } from '../../../../panel/PanelPage.tsx'
import { configuration } from '../../../../platform/configuration.ts'
import { databasePool } from '../../../../platform/database/pool.ts'
import { AppSection } from './AppSection.tsx'
import { CodesSection } from './CodesSection.tsx'
import { sessionsOf } from '../../sessions.ts'
import { SessionsSection } from '../../sessions/panel/SessionsSection.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { readSecurity } from './read-security.ts'

/** Everybody's own second factor and sessions. Custom views are public by default: that somebody is signed in is checked here. */
export async function SecurityView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const role = roleOf(req.user)
  if (!req.user || role === null) redirect('/admin/sign-in')
  const language = localeOf(req.i18n.language)
  const texts = messagesFor(language).securityPanel
  const [pool, userId] = [databasePool(), String(req.user.id)]
  const [security, sessions] = await Promise.all([
    readSecurity(pool, userId, role),
    sessionsOf(pool, userId, sessionIdOf(req.user)),
  ])
  const { timeZone, loginPath } = configuration()
  const shared = { locale: language, texts, timeZone }
  const section = { ...shared, security }
  return (
    <PanelPage view={view} title={texts.title} className="pt-4 pb-16">
      <div className="max-w-160 [&_p]:mt-2 [&_p]:mb-4 [&_p]:leading-[1.5]">
        <h1 className="sr-only">{texts.title}</h1>
        <p>{texts.intro}</p>
        <PasskeySection {...section} />
        <AppSection {...section} />
        <CodesSection {...section} />
        <SessionsSection {...shared} sessions={sessions} loginPath={loginPath} />
      </div>
    </PanelPage>
  )
}

/** The way to the page, in the panel's navigation, for everybody who works here. */
export function SecurityLink({ i18n, user }: ServerProps) {
  if (!user) return null
  return (
    <a className="nav__link" href="/admin/security">
      {messagesFor(localeOf(i18n.language)).securityPanel.title}
    </a>
  )
}
