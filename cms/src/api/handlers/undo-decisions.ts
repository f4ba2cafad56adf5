import { undoDecisions as endpoint } from '@cyberluach/api/undo-decisions'
import { fill } from '@cyberluach/i18n/translate'
import { undoDecisions as undo } from '../../features/submissions/undo-decisions.ts'
import { textsFor } from '../../features/texts/texts-for.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'
import { languageOf } from '../language.ts'

export const undoDecisions = handle(endpoint, async ({ body, headers, services, signedIn }) => {
  const locale = languageOf(headers)
  const { requestErrors } = await textsFor(locale, services.pool)
  const { timeZone } = services.configuration
  const { username } = signedIn.user
  const { records, refused } = await inTransaction((client) =>
    undo({ client, username, timeZone }, body.submissions),
  )
  return done(200, {
    records,
    refused: refused.map(({ id, code }) => ({ id, code, error: fill(locale, requestErrors[code]) })),
  })
})
