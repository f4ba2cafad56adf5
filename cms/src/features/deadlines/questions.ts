import { rolesWith } from '@cyberluach/core/sign-in/roles'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { inTransaction, inPayloadTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../platform/services.ts'
import { publicOrigin } from '../../platform/configuration.ts'
import { enqueueMail } from '../mail/queue.ts'
import { enqueueFor, type MailContext } from '../submissions/mails/enqueue.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../submissions/rows.ts'
import { isOpen } from './rows.ts'
import { questionLink, readQuestions, type QuestionRow, questionId, questionOf } from './question-rows.ts'
import { writeQuestion } from './mails/write-question.tsx'
import type { DeadlineQuestion } from '@cyberluach/api/deadlines'
import { extensionError, type DeadlineAnswer } from '@cyberluach/core/deadlines/deadline-extension'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import { done, refused, type Outcome } from '../../platform/http/outcome.ts'
import { writeAsGuest } from '../sources/reconcile/values.ts'
import { textsInBoth } from '../texts/texts-for.ts'
import type { WrittenMail } from '../mail/render-mail.tsx'

/** From when on it is asked whether a call was extended: as long as its page says that it closes in three days. */
const wholeDaysBefore = 3

/**
 * Asks about each call for papers or abstracts that closes in three days or sooner, once for each day that was said of it:
 * whoever handed the event in, or those who moderate where nobody did. Twice at once it asks once.
 */
export async function askAboutDeadlines(services: Services): Promise<void> {
  const texts = await textsInBoth(services.pool)
  const now = new Date()
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into deadline_questions (event_id, kind, day, closes_at)
       select distinct on (e.id, d.kind, d.day) e.id, d.kind, d.day, deadline_closing(d.day, d.at, d.zone)
       from events e join events_deadlines d on d._parent_id = e.id
       where ${isOpen(now)} and d.kind in ('callForPapers', 'abstracts')
         and deadline_closing(d.day, d.at, d.zone) < $1::timestamptz + interval '${wholeDaysBefore + 1} days'
       on conflict (event_id, kind, day) do nothing returning id`,
      [now],
    )
    const questions = await readQuestions(client, 'q.id = any($1::uuid[])', [rows.map(({ id }) => id)])
    for (const question of questions) await askAbout({ client, services, texts }, question)
  })
}

async function askAbout(context: MailContext, question: QuestionRow): Promise<void> {
  const isNotified = question.submissionId && (await askOrganizer(context, question, question.submissionId))
  if (isNotified) return
  await context.client.query('update deadline_questions set is_for_staff = true where id = $1', [question.id])
  for (const person of await readModerators(context.client)) await askModerator(context, question, person)
}

/** Whether there was somebody to ask. */
async function askOrganizer(context: MailContext, question: QuestionRow, id: string): Promise<boolean> {
  const { configuration } = context.services
  const { rows } = await context.client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = $1 and s.organizer_email is not null`,
    [id],
  )
  const submissions = rows.map((row) => submissionOf(row, configuration.timeZone))
  await enqueueFor(context, submissions, 'deadlineQuestion', (_, { locale }) =>
    questionMail(context, question, locale, false),
  )
  return submissions.length > 0
}

type Moderator = { email: string; locale: Locale }

async function readModerators(client: PoolClient): Promise<Moderator[]> {
  const { rows } = await client.query<Moderator>(
    `select email, coalesce(notices_locale::text, 'he') as locale from users
     where role::text = any($1::text[]) and notices <> 'none' and email is not null order by id`,
    [rolesWith('moderate')],
  )
  return rows
}

async function askModerator(context: MailContext, question: QuestionRow, { email, locale }: Moderator): Promise<void> {
  const mail = await questionMail(context, question, locale, true)
  const to = { name: null, address: email }
  await enqueueMail(context.client, { kind: 'deadlineQuestion', to, locale, ...mail })
}

function questionMail(
  { services: { configuration }, texts }: MailContext,
  question: QuestionRow,
  locale: Locale,
  isForStaff: boolean,
): Promise<WrittenMail> {
  const { timeZone } = configuration
  const [origin, address] = [publicOrigin(configuration), questionLink(configuration, question, locale)]
  return writeQuestion(texts[locale], { locale, origin, timeZone, question, address, isForStaff })
}

type AnswerByLink = { services: Services; params: { token: string }; body: DeadlineAnswer }

/**
 * Takes the answer to a question, once: the event then says the new day, the day that it was before, and its history
 * that it changed. Refused where it was answered already, or the event says another day by now.
 */
export async function answerQuestion(call: AnswerByLink): Promise<Outcome<DeadlineQuestion>> {
  const id = questionId(call)
  if (typeof id !== 'string') return id
  const { body, services } = call
  const { payload, configuration } = services
  return inPayloadTransaction(payload, async (client, req) => {
    await client.query('select from deadline_questions where id = $1 for update', [id])
    const [question] = await readQuestions(client, 'q.id = $1', [id])
    if (!question) return refused('notFound')
    if (questionOf(question).state !== 'open') return refused('notPending')
    const { day } = body
    if (day !== null) {
      const code = extensionError(day, { before: question.day, lastDay: question.lastDay })
      if (code) return refused('invalid', { issues: [{ path: 'day', code }] })
      await client.query('select from events where id = $1 for update', [question.eventId])
      const event = await payload.findByID({ collection: 'events', id: question.eventId, depth: 0, req })
      const deadlines = (event.deadlines ?? []) as Deadline[]
      req.context.areExtensionsGiven = true
      writeAsGuest(req)
      await payload.update({
        collection: 'events',
        id: question.eventId,
        data: { deadlines: extended(deadlines, question, day, configuration.timeZone) },
        depth: 0,
        req,
      })
    }
    await client.query('update deadline_questions set answered_at = now(), extended_to = $2 where id = $1', [id, day])
    const [answered] = await readQuestions(client, 'q.id = $1', [id])
    return answered ? done(200, questionOf(answered)) : refused('notFound')
  })
}

/** The deadlines with the one that is asked about on its new day, at the hour that it had. */
function extended(
  deadlines: readonly Deadline[],
  { kind, day: before }: QuestionRow,
  day: DayKey,
  timeZone: string,
): Deadline[] {
  const index = deadlines.findIndex((one) => one.kind === kind && one.day === before)
  return deadlines.map((one, place) => {
    if (place !== index) return one
    const zone = one.zone ?? timeZone
    const at = one.at && new Date(zonedInstant(day, formatTime(one.at, zone), zone)).toISOString()
    return { ...one, day, at, extendedFrom: before }
  })
}
