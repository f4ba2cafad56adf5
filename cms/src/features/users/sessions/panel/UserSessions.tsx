import { may } from '@cyberluach/core/sign-in/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../../access/roles.ts'
import { configuration } from '../../../../platform/configuration.ts'
import { databasePool } from '../../../../platform/database/pool.ts'
import { FactorReset } from '../../second-factor/panel/FactorReset.tsx'
import { factorOf } from '../../second-factor/factors.ts'
import { sessionsOf } from '../../sessions.ts'
import { SessionsSection } from './SessionsSection.tsx'

/** On the page of an account: where its person is signed in, and their second factor, for an admin; the way to one's own. */
export async function UserSessions({ id, i18n, req }: UIFieldServerProps) {
  if (!id || !req.user) return null
  const locale = localeOf(i18n.language)
  const texts = messagesFor(locale).securityPanel
  if (String(req.user.id) === String(id)) {
    const { own } = texts.sessions
    return (
      <div className="field-type">
        {own.text} <a href="/admin/security#sessions">{own.link}</a>.
      </div>
    )
  }
  if (!may(roleOf(req.user), 'administer')) return null
  const { timeZone, loginPath } = configuration()
  const pool = databasePool()
  const [sessions, theirs, own] = await Promise.all([
    sessionsOf(pool, String(id), null),
    factorOf(pool, String(id)),
    factorOf(pool, String(req.user.id)),
  ])
  return (
    <div className="field-type">
      <SessionsSection {...{ sessions, locale, texts, timeZone, loginPath }} user={String(id)} />
      {theirs?.has && (
        <FactorReset
          user={String(id)}
          name={theirs.username}
          isNeeded={theirs.isNeeded}
          hasOwnFactor={own?.has === true}
          locale={locale}
          texts={texts}
        />
      )}
    </div>
  )
}
