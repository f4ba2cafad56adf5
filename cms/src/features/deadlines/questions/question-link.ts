import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { addDays } from 'date-fns/addDays'
import type { Configuration } from '../../../platform/configuration.ts'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import type { Asked } from '../../../platform/services.ts'
import { readToken, signedToken } from '../../../platform/signed-token.ts'

/** For so long after the call has closed its question can still be answered. */
const daysAfterClosing = 30

/** The page on which a question is answered, in a language. */
export function questionLink(
  configuration: Pick<Configuration, 'secret' | 'publicUrl' | 'siteAddress'>,
  { id, closesAt }: { id: string; closesAt: Date },
  locale: Locale,
): string {
  const until = addDays(closesAt, daysAfterClosing)
  const token = signedToken(configuration.secret, { purpose: 'deadlineQuestion', id }, until)
  return `${publicOrigin(configuration)}${localePath(locale, `/deadline/${token}`)}`
}

type AskedByLink = Asked & { params: { token: string } }

/** The id of the question that a link leads to. Only a link that was ours is told to have expired. */
export function questionId({ services, params }: AskedByLink): string | Refusal {
  const token = readToken(services.configuration.secret, 'deadlineQuestion', params.token, new Date())
  if (token.kind === 'valid') return token.id
  return refused(token.kind === 'expired' ? 'linkExpired' : 'notFound')
}

/** The same for an answer, which counts towards the limit of its sender. */
export async function questionIdForAnswer(asked: AskedByLink): Promise<string | Refusal> {
  const { services, address } = asked
  const wait = address === null ? null : await services.limits.take('submissionLinks', address)
  return wait === null ? questionId(asked) : refused('tooMany', { retryAfter: wait })
}
