import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../../access/roles.ts'
import { configuration } from '../../../../platform/configuration.ts'
import { databasePool } from '../../../../platform/database/pool.ts'
import { sessionsOf } from '../sessions.ts'
import { SessionsSection } from './SessionsSection.tsx'

/** On the page of an account: where its person is signed in, for an admin; the way to one's own. */
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
  if (roleOf(req.user) !== 'admin') return null
  const { timeZone, loginPath } = configuration()
  const sessions = await sessionsOf(databasePool(), String(id), null)
  return (
    <div className="field-type">
      <SessionsSection {...{ sessions, locale, texts, timeZone, loginPath }} user={String(id)} />
    </div>
  )
}
