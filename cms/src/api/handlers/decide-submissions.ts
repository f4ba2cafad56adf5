import { decideSubmissions as endpoint } from '@cyberluach/api/decide-submissions'
import { fill } from '@cyberluach/i18n/translate'
import { decide } from '../../features/submissions/decide.ts'
import { organizerTexts } from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'
import { languageOf } from '../language.ts'

export const decideSubmissions = handle(endpoint, async ({ body, headers, services, signedIn }) => {
  const texts = await organizerTexts(services)
  const { username } = signedIn.user
  const seen = new Map(body.submissions.map(({ id, corrected }) => [id, corrected]))
  const asked = [...seen].map(([id, corrected]) => ({ id, seen: corrected }))
  const { records, refused } = await inTransaction((client) =>
    decide({ client, services, texts, username }, asked, body.decision),
  )
  const locale = languageOf(headers)
  const { requestErrors } = texts[locale]
  return done(200, {
    records,
    refused: refused.map(({ id, code }) => ({ id, code, error: fill(locale, requestErrors[code]) })),
  })
})
