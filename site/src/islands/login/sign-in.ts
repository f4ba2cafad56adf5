import { call, type Answer, type CallOptions, CallError } from '@cyberluach/api/client'
import { type Captcha, answerOf } from '@cyberluach/core/sign-in/captcha'
import type { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type FormRules, missing, textOf } from '../../forms/form-rules.ts'
import type { Messages } from '@cyberluach/i18n/messages'
import { may } from '@cyberluach/core/sign-in/roles'
import { fill } from '@cyberluach/i18n/translate'
import { handToast } from '@cyberluach/core/site/handed-toast'
import { showToast } from '../../stores/toast.ts'
import type { LoginTexts } from './login-texts.ts'

type SignIn = `POST /api/${typeof builtLoginPath}/auth`
type Body = NonNullable<CallOptions<SignIn>[0]>['body']

export type LoginValues = { username: string; password: string; answer: string }
type Signed = Answer<SignIn>
export type SignedIn = Extract<Signed, { token: string }>
export type Account = SignedIn['admin']
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

export type CaptchaResult = 'right' | 'missing' | 'wrong'

/** Judges what was written as the answer: it must be exactly the number. */
export function checkCaptcha(captcha: Captcha, written: string): CaptchaResult {
  const answer = written.trim()
  if (answer === '') return 'missing'
  return answer === String(answerOf(captcha)) ? 'right' : 'wrong'
}

/** The role of whoever is signed in in this browser already; null where nobody is, or nobody can say. */
export async function roleOfSession(): Promise<Account['role'] | null> {
  const token = localStorage.getItem('adminToken')
  if (!token || !localStorage.getItem('adminUser')) return null
  try {
    return (await call('GET /api/sys/auth/session', { token })).role
  } catch {
    // Whoever cannot be told apart from a stranger signs in.
    return null
  }
}

/** What a refused sign-in says (product specification, section 8); one that never reached the server says so. */
export function failureSentence(error: unknown, text: Messages['login']['errors']): string {
  if (!(error instanceof CallError)) return text.fallback
  if (error.status === 429) return text.tooMany
  if (error.status === 403) return text.denied
  if (error.code === 'signInBusy') return text.busy
  return error.status === 0 || error.status >= 500 ? text.unavailable : text.wrong
}

/** Keeps the session in this browser, and leads to the person's work. The button stays closed until the page is left. */
export function openDashboard(session: SignedIn, success: LoginTexts['success']): void {
  keepInBrowser(session)
  const { admin } = session
  const text = fill('he', success.text, { name: admin.username })
  const welcome = { kind: 'success' as const, title: success.title, text }
  showToast(welcome)
  handToast(sessionStorage, welcome)
  location.assign(placeOf(admin.role))
}

/** Where a person's work is. */
export function placeOf(role: Account['role']): string {
  return may(role, 'moderate') ? '/admin/dashboard' : '/admin'
}

function keepInBrowser({ token, admin }: SignedIn): void {
  localStorage.setItem('adminToken', token)
  localStorage.setItem('adminUser', JSON.stringify(admin))
}
