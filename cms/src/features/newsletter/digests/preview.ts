import { isDayKey } from '@cyberluach/core/dates/day-key'
import { isLocale, locales, type Locale } from '@cyberluach/i18n/locales'
import type { Services } from '../../../platform/services.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { isPeriod, readChoices, type Choice } from './digest-content.ts'
import { letterMaker, type Draft, idsIn, readDigest, wordsOf, type Letter, isComplete, allLetters } from './letters.tsx'
import type { Recipients } from './recipients.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publicOrigin } from '../../../platform/configuration.ts'
import { enqueueMail } from '../../mail/queue.ts'

type Shown = { kind: 'letter'; letter: Pick<Letter, 'subject' | 'html'> } | { kind: 'empty' | 'wrongDays' | 'noText' }

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
  input: Record<string, unknown>,
  recipients: Recipients,
): Promise<Preview> {
  const locale = typeof input.locale === 'string' && isLocale(input.locale) ? input.locale : 'en'
  const stored = typeof input.id === 'string' ? await readDigest(pool, input.id) : null
  if (stored?.letters) return { kind: 'letter', letter: shown(stored.letters[locale]), choices: [], warnings: [] }
  const none = wordsOf(undefined)
  const words = { ...(stored?.words ?? { en: none, he: none }) }
  if (input.words) words[locale] = wordsOf(input.words)
  const period = { firstDay: String(input.firstDay), lastDay: String(input.lastDay) }
  const kind = input.kind === 'letter' ? 'letter' : 'digest'
  const draft: Draft = { kind, period, words, leftOut: idsIn(input.leftOut) }
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

/** What whoever sends should know first, of a language or of all; `n` is how many read it. */
export type Warning =
  | { code: 'noOpening' | 'otherLanguage'; language: Locale; n: number }
  | { code: 'noReaders'; language: Locale }
  | { code: 'noEvents' }

/** What a language lacks that the other has, and what the letter is without. */
export function warningsOf(
  { kind, words }: Pick<Draft, 'kind' | 'words'>,
  eventCount: number,
  recipients: Recipients,
): Warning[] {
  const warnings: Warning[] = kind === 'digest' && eventCount === 0 ? [{ code: 'noEvents' }] : []
  for (const language of locales) {
    const other = words[language === 'en' ? 'he' : 'en']
    const n = recipients[language]
    if (n === 0 && recipients.all > 0) warnings.push({ code: 'noReaders', language })
    if (n === 0) continue
    if (kind === 'letter' && !isComplete(words[language])) warnings.push({ code: 'otherLanguage', language, n })
    if (kind === 'digest' && words[language].intro === null && other.intro !== null)
      warnings.push({ code: 'noOpening', language, n })
  }
  return warnings
}

type Tested = { ok: true } | { ok: false; problem: 'notFound' | 'wrongDays' | 'empty' | 'noText' }

/** Promises the letter in every language to one address, as it would go out now. Its way out leads to nobody's. */
export async function sendTest(
  { configuration }: Pick<Services, 'configuration'>,
  id: string,
  address: string,
): Promise<Tested> {
  return inTransaction(async (client): Promise<Tested> => {
    const digest = await readDigest(client, id)
    if (!digest) return { ok: false, problem: 'notFound' }
    const maker = await letterMaker(client, digest, { now: new Date(), configuration })
    if (!maker.ok) return maker
    const letters = digest.letters ?? (await allLetters(maker))
    const nowhere = `${publicOrigin(configuration)}/newsletter/unsubscribe`
    for (const locale of locales) {
      const { subject, html, text } = letters[locale]
      await enqueueMail(client, {
        kind: 'digest',
        to: { name: null, address },
        locale,
        subject,
        html: html.replaceAll(unsubscribePlaceholder, nowhere),
        text: text.replaceAll(unsubscribePlaceholder, nowhere),
      })
    }
    return { ok: true }
  })
}
