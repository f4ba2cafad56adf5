import * as deadlinesApi from '@cyberluach/api/deadlines'
import { readDeadlines, deadlineEntries } from './deadlines.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { handle, handleRead } from '../../platform/http/endpoint.ts'
import { calendarFeed } from '@cyberluach/core/calendar-file/calendar-file'
import { deadlineFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { readerOf } from '../events/calendar-entries.ts'
import { questionId, questionOf, readQuestions } from './question-rows.ts'
import { answerQuestion } from './questions.ts'

const listDeadlines = handleRead(deadlinesApi.listDeadlines, async ({ query, services: { pool } }) => {
  const { page, ...filter } = query
  const list = await readDeadlines(pool, filter, page, new Date())
  return list ? done(200, list) : refused('notFound')
})

const getDeadlineCalendar = handleRead(deadlinesApi.getDeadlineCalendar, async (call) => {
  const { query, headers, services } = call
  const { lang, ...filter } = query
  const { timeZone } = services.configuration
  const reader = await readerOf(lang, headers, services)
  const entries = await deadlineEntries(services.pool, filter, reader, timeZone)
  const { common, deadlines, eventPage } = reader.texts
  const kind = filter.kind && eventPage.deadlineKinds[filter.kind]
  const name = [common.brand, deadlines.title, kind].filter(Boolean).join(' · ')
  return {
    kind: 'calendar',
    text: calendarFeed({ name, timeZone, entries }),
    fileName: deadlineFileName,
    isAttachment: false,
  }
})

const getDeadlineQuestion = handle(deadlinesApi.getDeadlineQuestion, async (call) => {
  const id = questionId(call)
  if (typeof id !== 'string') return id
  const [question] = await readQuestions(call.services.pool, 'q.id = $1', [id])
  return question ? done(200, questionOf(question)) : refused('notFound')
})

const answerDeadlineQuestion = handle(deadlinesApi.answerDeadlineQuestion, { limit: 'submissionLinks' }, answerQuestion)

export const deadlineRoutes = [getDeadlineCalendar, getDeadlineQuestion, answerDeadlineQuestion, listDeadlines] as const
