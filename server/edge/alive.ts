import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerOwn } from './own-answer.ts'

export const alivePath = '/api/health/live'

const type = 'application/json; charset=utf-8'
const alive = Buffer.from('{"status":"ok"}')

/** That this process answers, whatever is behind it: the supervisor sees to the rest. */
export function answerAlive(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  answerOwn(request, response, { type, body: alive, isSecure })
}
