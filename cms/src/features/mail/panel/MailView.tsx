import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { configuration } from '../../../platform/configuration.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { compose, letterFor, readMail } from '../letter.ts'
import { SendAgain } from './SendAgain.tsx'

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
    <section
      className="mb-4 grid justify-items-start gap-4 border-b border-(--theme-elevation-150) pb-6 *:m-0 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-(--theme-text)"
      aria-labelledby="mail-view-title"
    >
      <h2 id="mail-view-title">{texts.title}</h2>
      {mail.status === 'kept' && !hasServer && <p>{texts.keptHint}</p>}
      {canGoAgain && <SendAgain texts={texts} id={mail.id} isFirstTime={mail.status === 'kept'} />}
      {composed ? (
        <>
          <p className="font-semibold" dir="auto">
            {composed.subject}
          </p>
          {names && <p>{fill(locale, texts.attachments, { names })}</p>}
          <iframe
            className="h-144 w-[640px] max-w-full rounded-[4px] border border-(--theme-elevation-150) bg-[#fff]"
            title={texts.frame}
            sandbox=""
            srcDoc={composed.html}
          />
          <Folded title={texts.text} dir={mail.locale === 'he' ? 'rtl' : 'ltr'} lang={mail.locale}>
            {composed.text}
          </Folded>
          <Folded title={texts.headers} dir="ltr">
            {Object.entries({ 'Message-ID': mail.message_id, ...composed.headers })
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          </Folded>
        </>
      ) : (
        <p>{texts.noWords}</p>
      )}
    </section>
  )
}

type FoldedProps = { title: string; dir: 'ltr' | 'rtl'; lang?: string; children: string }

/** A plain text that opens under its name. */
function Folded({ title, dir, lang, children }: FoldedProps) {
  return (
    <details className="max-w-full">
      <summary className="cursor-pointer">{title}</summary>
      <pre
        className="max-w-180 rounded-[4px] border border-(--theme-elevation-150) p-4 text-(length:--text-sm) wrap-anywhere whitespace-pre-wrap"
        dir={dir}
        lang={lang}
      >
        {children}
      </pre>
    </details>
  )
}
