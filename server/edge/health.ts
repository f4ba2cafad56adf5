import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerOwn } from './http/error-answer.ts'
import type { Upstream } from './proxy/proxy.ts'

/** So that an answer comes within two seconds, whatever hangs. */
const limitMs = 1800
const type = 'application/json; charset=utf-8'

/** That this process answers, whatever is behind it: the supervisor sees to the rest. */
const alivePath = '/api/health/live'
/** What the CMS is asked for: whether it answers itself, and whether its database does, too. */
const checkedPaths = new Set(['/api/health/cms', '/api/health/ready', '/api/health'])

/** Answers who asks how we are, also where the CMS is silent. Many who ask at once are answered by one question. */
export function createHealthAnswers(cms: Upstream) {
  const underWay = new Map<string, Promise<boolean>>()

  return {
    isFor: (path: string): boolean => path === alivePath || checkedPaths.has(path),

    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      { path, isSecure }: { path: string; isSecure: boolean },
    ): Promise<void> {
      const isWell = path === alivePath || (await (underWay.get(path) ?? ask(path)))
      if (response.destroyed) return
      const body = Buffer.from(JSON.stringify({ status: isWell ? 'ok' : 'unavailable' }))
      answerOwn(request, response, { status: isWell ? 200 : 503, type, body, isSecure })
    },
  }

  function ask(path: string): Promise<boolean> {
    const answer = cms.read(path, { accept: 'application/json' }, limitMs).then(
      ({ status }) => status === 200,
      () => false,
    )
    underWay.set(path, answer)
    return answer.finally(() => underWay.delete(path))
  }
}
