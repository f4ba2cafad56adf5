import { isDayKey } from '@cyberluach/core/day-key'
import { isLocale } from '@cyberluach/i18n/locales'
import type { Services } from '../../../platform/services.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { isPeriod, readChoices, type Choice } from './digest-content.ts'
import { letterMaker, type Draft } from './make-letters.ts'
import type { Recipients } from './recipients.ts'
import { idsIn, readDigest, wordsOf } from './stored-digest.ts'
import { warningsOf, type Warning } from './warnings.ts'
import type { Letter } from './write-letters.tsx'

type Shown =
  | { kind: 'letter'; letter: Pick<Letter, 'subject' | 'html'> }
  | { kind: 'empty' | 'wrongDays' | 'noText' }

export type Preview = Shown & {
  /** The events of its days, those left out among them; none of a letter. */
  choices: Choice[]
  warnings: Warning[]
}

/**
 * The letter in a language as it would go out now, with days, events and words as they stand in the form. Words that the
 * form does not show, those of the other language, are read as they are stored. Of what was sent: the letter that was sent.
 */
export async function previewOf(
  { pool, configuration }: Pick<Services, 'pool' | 'configuration'>,
  given: Record<string, unknown>,
  recipients: Recipients,
): Promise<Preview> {
  const locale = typeof given.locale === 'string' && isLocale(given.locale) ? given.locale : 'en'
  const stored = typeof given.id === 'string' ? await readDigest(pool, given.id) : null
  if (stored?.letters)
    return { kind: 'letter', letter: shown(stored.letters[locale]), choices: [], warnings: [] }
  const none = wordsOf(undefined)
  const words = { ...(stored?.words ?? { en: none, he: none }) }
  if (given.words) words[locale] = wordsOf(given.words)
  const period = { firstDay: String(given.firstDay), lastDay: String(given.lastDay) }
  const kind = given.kind === 'letter' ? 'letter' : 'digest'
  const draft: Draft = { kind, period, words, leftOut: idsIn(given.leftOut) }
  const hasDays = isDayKey(period.firstDay) && isDayKey(period.lastDay) && isPeriod(period)
  if (kind === 'digest' && !hasDays) return { kind: 'wrongDays', choices: [], warnings: [] }
  const choices = kind === 'digest' ? await readChoices(pool, period, configuration.timeZone) : []
  const maker = await letterMaker(pool, draft, { now: new Date(), configuration })
  if (!maker.ok) return { kind: maker.problem, choices, warnings: [] }
  const warnings = warningsOf(draft, maker.eventCount, recipients)
  return { kind: 'letter', letter: shown(await maker.write(locale)), choices, warnings }
}

/** Nobody leaves by a preview. */
function shown({ subject, html }: Letter): Pick<Letter, 'subject' | 'html'> {
  return { subject, html: html.replaceAll(unsubscribePlaceholder, '#') }
}
