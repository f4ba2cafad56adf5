import { answerDeadlineQuestion as endpoint } from '@cyberluach/api/deadline-question'
import { answerQuestion } from '../../features/deadlines/questions/answer.ts'
import { handle } from '../endpoint.ts'

export const answerDeadlineQuestion = handle(endpoint, answerQuestion)
