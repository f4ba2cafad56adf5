import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { compose } from '../compose.ts'
import { letterFor } from '../digest-letters.ts'
import { readMail } from '../mail-rows.ts'
import { SendAgain } from './SendAgain.tsx'
import './mail-view.css'

/** Above a mail's fields: what its recipient sees, and the way to send it again. No script of it runs. */
export async function MailView({ id, i18n, req }: UIFieldServerProps) {
  if (!id || roleOf(req.user) !== 'admin') return null
  const mail = await readMail(databasePool(), String(id))
  if (!mail) return null
  const locale = localeOf(i18n.language)
  const texts = messagesFor(locale).mailPanel
  const composed = compose(mail, await letterFor(databasePool(), mail), configuration())
  const names = composed?.attachments.map(({ filename }) => filename).join(', ')
  const hasServer = Boolean(configuration().smtpUrl)
  const canGoAgain = hasServer && (mail.status === 'failed' || mail.status === 'kept')
  return (
    <section className="mail-view" aria-labelledby="mail-view-title">
      <h2 id="mail-view-title">{texts.title}</h2>
      {mail.status === 'kept' && !hasServer && <p>{texts.keptHint}</p>}
      {canGoAgain && <SendAgain texts={texts} id={mail.id} isFirstTime={mail.status === 'kept'} />}
      {composed ? (
        <>
          <p className="mail-view-subject" dir="auto">
            {composed.subject}
          </p>
          {names && <p>{fill(locale, texts.attachments, { names })}</p>}
          <iframe title={texts.frame} sandbox="" srcDoc={composed.html} />
          <details>
            <summary>{texts.text}</summary>
            <pre dir={mail.locale === 'he' ? 'rtl' : 'ltr'} lang={mail.locale}>
              {composed.text}
            </pre>
          </details>
          <details>
            <summary>{texts.headers}</summary>
            <pre dir="ltr">
              {Object.entries({ 'Message-ID': mail.message_id, ...composed.headers })
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </pre>
          </details>
        </>
      ) : (
        <p>{texts.noWords}</p>
      )}
    </section>
  )
}
