import type { DeadlineQuestion } from '@cyberluach/api/deadline-question'
import { extensionFault, type DeadlineAnswer } from '@cyberluach/core/deadline-answer'
import type { DayKey } from '@cyberluach/core/day-key'
import type { Deadline } from '@cyberluach/core/event-deadlines'
import { zonedInstant } from '@cyberluach/core/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { done, refused, type Outcome } from '../../../platform/outcome.ts'
import type { Asked } from '../../../platform/services.ts'
import { writeAsGuest } from '../../sources/statements/note-stated.ts'
import { questionIdForAnswer } from './question-link.ts'
import { questionOf, readQuestions, type QuestionRow } from './question-rows.ts'

type AnsweredByLink = Asked & { params: { token: string }; body: DeadlineAnswer }

/**
 * Takes the answer to a question, once: the event then says the new day, the day that it was before, and its history
 * that it changed. Refused where it was answered already, or the event says another day by now.
 */
export async function answerQuestion(asked: AnsweredByLink): Promise<Outcome<DeadlineQuestion>> {
  const id = await questionIdForAnswer(asked)
  if (typeof id !== 'string') return id
  const { body, services } = asked
  const { payload, configuration } = services
  return inPayloadTransaction(payload, async (client, req) => {
    await client.query('select from deadline_questions where id = $1 for update', [id])
    const [question] = await readQuestions(client, 'q.id = $1', [id])
    if (!question) return refused('notFound')
    if (questionOf(question).state !== 'open') return refused('notPending')
    const { day } = body
    if (day !== null) {
      const code = extensionFault(day, { before: question.day, lastDay: question.lastDay })
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
    await client.query('update deadline_questions set answered_at = now(), extended_to = $2 where id = $1', [
      id,
      day,
    ])
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
