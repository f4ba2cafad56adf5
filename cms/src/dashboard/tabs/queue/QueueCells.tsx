import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { formatTime } from '@cyberluach/i18n/format'
import { Ago, useNow, formatShortDay } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { SecondLine, TwoLines } from '../../list/Table.tsx'
import type { Submission } from '../../submission.ts'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { contactCategoryOf } from '@cyberluach/core/messages/contact-message'

/** When something came, and below it the day and the time, or by how much its answer is late. */
export function Received({ submission, today }: { submission: Submission; today: DayKey }) {
  const { t, locale, timeZone } = useText()
  const { createdAt, status } = submission
  const hours = targetHours(submission)
  const isLate = status === 'pending' && hours !== null && isOver(createdAt, hours, useNow(30_000))
  const isToday = dayKeyOf(new Date(createdAt), timeZone) === today
  return (
    <TwoLines>
      <Ago iso={createdAt} />
      {isLate ? (
        <TargetLine createdAt={createdAt} hours={hours} />
      ) : (
        <SecondLine>
          {isToday ? t.queues.today : formatShortDay(locale, createdAt, timeZone)},{' '}
          <bdi dir="ltr">{formatTime(createdAt, timeZone)}</bdi>
        </SecondLine>
      )}
    </TwoLines>
  )
}

type Props = { submission: Submission; search: string; noName?: string; noEmail?: string }

/** Who sent something, by name and e-mail, and what is said where they gave none. */
export function Sender({ submission, search, noName = '', noEmail = '' }: Props) {
  const { organizerName, organizerEmail } = submission
  return (
    <TwoLines>
      {organizerName ? (
        <span>
          <UserText text={organizerName} search={search} isCut />
        </span>
      ) : (
        <span className="text-ink-2">{noName}</span>
      )}
      <SecondLine>{organizerEmail ? <LatinText text={organizerEmail} search={search} isCut /> : noEmail}</SecondLine>
    </TwoLines>
  )
}

/** What is left of the promised hours, or how far they are exceeded. */
export function TargetLine({ createdAt, hours }: { createdAt: string; hours: number }) {
  const { t, say } = useText()
  const target = targetOf(createdAt, hours, useNow(30_000))
  if (target.kind === 'underHour') return <SecondLine tone="soon">{t.target.underHour}</SecondLine>
  if (target.kind === 'left') {
    return <SecondLine tone={target.soon ? 'soon' : 'plain'}>{say(t.target.left, { n: target.hours })}</SecondLine>
  }
  const { unit, amount } = target
  const words = { minutes: t.target.overMinutes, hours: t.target.overHours, days: t.target.overDays }
  return <SecondLine tone="late">{say(words[unit], { n: amount })}</SecondLine>
}

const hour = 3_600_000
const hoursThatHurry = 6

/** The promises (product specification, sections 1 and 9): events in 24 hours, messages in 48, bugs in 24. */
export function targetHours({ eventType, additionalInfo }: Submission): number | null {
  if (eventType === 'feedback') return null
  if (eventType !== 'contact_message') return 24
  return contactCategoryOf(additionalInfo ?? '') === 'bug' ? 24 : 48
}

/** How a pending submission stands to the promise of an answer. */
export type Target =
  | { kind: 'underHour' }
  | { kind: 'left'; hours: number; soon: boolean }
  | { kind: 'over'; unit: 'minutes' | 'hours' | 'days'; amount: number }

export function targetOf(createdAt: string, hours: number, now: number): Target {
  const left = Date.parse(createdAt) + hours * hour - now
  if (left >= hour) {
    const whole = Math.floor(left / hour)
    return { kind: 'left', hours: whole, soon: whole < hoursThatHurry }
  }
  if (left > 0) return { kind: 'underHour' }
  const over = Math.floor(-left / hour)
  if (over < 1) return { kind: 'over', unit: 'minutes', amount: 0 }
  return over < 48
    ? { kind: 'over', unit: 'hours', amount: over }
    : { kind: 'over', unit: 'days', amount: Math.floor(over / 24) }
}

/** In how many whole hours a submission was decided; null where nobody knows when. */
export function hoursToDecision({ createdAt, decidedAt }: Submission): number | null {
  if (decidedAt === null) return null
  return Math.max(0, Math.floor((Date.parse(decidedAt) - Date.parse(createdAt)) / hour))
}

/** Whether a promise is broken by now. */
export function isOver(createdAt: string, hours: number, now: number): boolean {
  return targetOf(createdAt, hours, now).kind === 'over'
}

const longest = 200

/** The beginning of a text in one line: as much as a row could show. */
export function snippetOf(text: string): string {
  const line = text
    .slice(0, 3 * longest)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line
}
