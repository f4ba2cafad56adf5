import { rolesWith } from '@cyberluach/core/roles'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../../platform/services.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import {
  organizerTexts,
  tell,
  type OrganizerTexts,
  type Telling,
} from '../../submissions/mails/enqueue-organizer-mail.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../../submissions/submission-rows.ts'
import { isOpen } from '../deadline-rows.ts'
import { questionLink } from './question-link.ts'
import { readQuestions, type QuestionRow } from './question-rows.ts'
import { writeQuestion } from '../mails/write-question.tsx'

/** From when on it is asked whether a call was extended: as long as its page says that it closes in three days. */
const wholeDaysBefore = 3

/**
 * Asks about each call for papers or abstracts that closes in three days or sooner, once for each day that was said of it:
 * whoever handed the event in, or those who moderate where nobody did. Twice at once it asks once.
 */
export async function askAboutDeadlines(services: Services): Promise<void> {
  const texts = await organizerTexts(services)
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

async function askAbout(telling: Telling, question: QuestionRow): Promise<void> {
  const isTold = question.submissionId && (await askOrganizer(telling, question, question.submissionId))
  if (isTold) return
  await telling.client.query('update deadline_questions set is_for_staff = true where id = $1', [question.id])
  for (const person of await readModerators(telling.client)) await askModerator(telling, question, person)
}

/** Whether there was somebody to ask. */
async function askOrganizer(telling: Telling, question: QuestionRow, id: string): Promise<boolean> {
  const { configuration } = telling.services
  const { rows } = await telling.client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = $1 and s.organizer_email is not null`,
    [id],
  )
  const submissions = rows.map((row) => submissionOf(row, configuration.timeZone))
  await tell(telling, submissions, 'deadlineQuestion', async (texts, { locale, origin, timeZone }) =>
    writeQuestion(texts, {
      locale,
      origin,
      timeZone,
      question,
      address: questionLink(configuration, question, locale),
      isForStaff: false,
    }),
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

async function askModerator(
  { client, services: { configuration }, texts }: Telling & { texts: OrganizerTexts },
  question: QuestionRow,
  { email, locale }: Moderator,
): Promise<void> {
  const mail = await writeQuestion(texts[locale], {
    locale,
    origin: publicOrigin(configuration),
    timeZone: configuration.timeZone,
    question,
    address: questionLink(configuration, question, locale),
    isForStaff: true,
  })
  await enqueueMail(client, { kind: 'deadlineQuestion', to: { name: null, address: email }, locale, ...mail })
}
