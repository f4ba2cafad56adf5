import { getDeadlineQuestion as endpoint } from '@cyberluach/api/deadline-question'
import { questionId } from '../../features/deadlines/questions/question-link.ts'
import { questionOf, readQuestions } from '../../features/deadlines/questions/question-rows.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getDeadlineQuestion = handle(endpoint, async (call) => {
  const id = questionId(call)
  if (typeof id !== 'string') return id
  const [question] = await readQuestions(call.services.pool, 'q.id = $1', [id])
  return question ? done(200, questionOf(question)) : refused('notFound')
})
