import { call, CallError } from '@cyberluach/api/client'
import type { DeadlineQuestion } from '@cyberluach/api/deadlines'
import { extensionError } from '@cyberluach/core/deadlines/deadline-extension'
import type { AstroGlobal } from 'astro'
import { formDataOf, textOf } from '../forms/form-rules.ts'
import { cmsUrl } from './site.ts'

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'locals' | 'clientAddress'>

/** What is wrong with an answer; `tooMany` and `unavailable` are nothing that the sender could change. */
export type AnswerError = 'required' | 'date' | 'notLater' | 'deadlineAfterEvent' | 'tooMany' | 'unavailable'

export type OpenedQuestion =
  | { kind: 'found'; status: number; question: DeadlineQuestion; day: string; fault: AnswerError | null }
  | { kind: 'moved'; status: 303; to: string }
  | { kind: 'missing' | 'expired' | 'unavailable'; status: number }

/** What the private link shows, after the answer that was posted to it, if any. */
export async function openQuestion(page: Page): Promise<OpenedQuestion> {
  const opened = await read(page)
  if (opened.kind !== 'found' || page.request.method !== 'POST') return opened
  const data = (await formDataOf(page.request)) ?? new FormData()
  const isExtended = textOf(data, 'answer') !== 'notExtended'
  const day = textOf(data, 'day').trim()
  const { question } = opened
  const fault = isExtended ? extensionError(day, { before: question.day, lastDay: question.event.lastDay }) : null
  if (fault) return { ...opened, status: 422, day, fault: fault as AnswerError }
  return send(page, opened, isExtended ? day : null)
}

type Found = Extract<OpenedQuestion, { kind: 'found' }>

async function send(page: Page, opened: Found, day: string | null): Promise<OpenedQuestion> {
  try {
    await call('POST /api/deadline-questions/{token}', {
      ...callOf(page),
      body: { day },
      headers: { 'x-forwarded-for': page.clientAddress },
    })
    return { kind: 'moved', status: 303, to: page.url.pathname }
  } catch (reason) {
    if (!(reason instanceof CallError)) throw reason
    // Somebody was faster: the page says what the event says now.
    if (reason.status === 409) return read(page)
    const fault = reason.status === 429 ? 'tooMany' : 'unavailable'
    return { ...opened, status: reason.status === 429 ? 429 : 503, day: day ?? '', fault }
  }
}

async function read(page: Page): Promise<OpenedQuestion> {
  try {
    const question = await call('GET /api/deadline-questions/{token}', callOf(page))
    return { kind: 'found', status: 200, question, day: '', fault: null }
  } catch (reason) {
    if (!(reason instanceof CallError)) throw reason
    if (reason.status === 404) return { kind: 'missing', status: 404 }
    if (reason.status === 410) return { kind: 'expired', status: 410 }
    return { kind: 'unavailable', status: 503 }
  }
}

function callOf({ params }: Page) {
  return { base: cmsUrl(), params: { token: params.token ?? '' }, signal: AbortSignal.timeout(10_000) }
}
