import { call, type Answer, type CallOptions } from '@cyberluach/api/client'
import type { Captcha } from '@cyberluach/core/sign-in/captcha'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type FormRules, missing } from '../../forms/form-rules.ts'
import { textOf } from '../../forms/posted-form.ts'
import { checkCaptcha } from './captcha-check.ts'

type SignIn = `POST /api/${typeof builtLoginPath}/auth`
type Body = NonNullable<CallOptions<SignIn>[0]>['body']

export type LoginValues = { username: string; password: string; answer: string }
type Signed = Answer<SignIn>
export type Opened = Extract<Signed, { token: string }>
export type Account = Opened['admin']
/** A sign-in whose password was right, and which waits for its second step. */
export type Waiting = Extract<Signed, { challenge: string }>

/** Signing in: a name, a password and the answer to the question, which is looked at before anybody is called. */
export function loginForm(captcha: Captcha | null): FormRules<LoginValues, Body, Signed> {
  return {
    valuesOf: (data) => ({
      username: textOf(data, 'username').trim(),
      password: textOf(data, 'password'),
      answer: textOf(data, 'captcha'),
    }),
    issuesOf: ({ username, password, answer }) => [
      ...missing({ username }, ['username']),
      ...(password === '' ? [{ path: 'password', code: 'required' as const }] : []),
      ...answerIssues(captcha, answer),
    ],
    bodyOf: ({ username, password }) => ({ username, password }),
    // The page's own address names the call: both move together when the hidden path is changed.
    send: async (body) => call(`POST /api${location.pathname}/auth` as SignIn, { body }),
  }
}

function answerIssues(captcha: Captcha | null, answer: string): Issue[] {
  const result = captcha ? checkCaptcha(captcha, answer) : 'missing'
  if (result === 'right') return []
  return [{ path: 'captcha', code: result === 'missing' ? 'required' : 'notAllowed' }]
}
