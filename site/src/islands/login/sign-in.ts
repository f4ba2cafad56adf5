import { call, CallError } from '@cyberluach/api/client'
import { signInCalls, type OpenedSession, type PendingSignIn } from '@cyberluach/api/sign-in'
import { type Captcha, answerOf } from '@cyberluach/core/sign-in/captcha'
import { storedToken, storeSession } from '@cyberluach/api/stored-session'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type FormRules, missing, textOf } from '../../forms/form-rules.ts'
import type { Messages } from '@cyberluach/i18n/messages'
import { may, type Role } from '@cyberluach/core/sign-in/roles'
import { fill } from '@cyberluach/i18n/translate'
import { handToast } from '@cyberluach/core/site/handed-toast'
import { showToast } from '../../stores/toast.ts'
import type { LoginTexts } from './login-texts.ts'

type Credentials = { username: string; password: string }

/** The page's own address names the calls: both move together when the hidden path is changed. */
export const pageCalls = () => signInCalls(location.pathname.slice(1))

/** A name, a password and the answer to the question, which is checked before anything is sent. */
export function loginForm(
  captcha: Captcha | null,
): FormRules<Credentials & { answer: string }, Credentials, OpenedSession | PendingSignIn> {
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
    send: ({ username, password }) => pageCalls().byPassword(username, password),
  }
}

function answerIssues(captcha: Captcha | null, answer: string): Issue[] {
  const result = captcha ? checkCaptcha(captcha, answer) : 'missing'
  if (result === 'right') return []
  return [{ path: 'captcha', code: result === 'missing' ? 'required' : 'notAllowed' }]
}

/** Whether this answers the question: it must be exactly the number. */
export function checkCaptcha(captcha: Captcha, typed: string): 'right' | 'missing' | 'wrong' {
  const answer = typed.trim()
  if (answer === '') return 'missing'
  return answer === String(answerOf(captcha)) ? 'right' : 'wrong'
}

/** The role of whoever is signed in in this browser already; null where nobody is, or nobody can say. */
export async function roleOfSession(): Promise<Role | null> {
  const token = storedToken()
  if (!token) return null
  try {
    return (await call('GET /api/sys/auth/session', { token })).role
  } catch {
    // Whoever cannot be told apart from a stranger signs in.
    return null
  }
}

/** The sentence for a failed sign-in (product specification, section 8). */
export function failureSentence(error: unknown, text: Messages['login']['errors']): string {
  if (!(error instanceof CallError)) return text.fallback
  if (error.status === 429) return text.tooMany
  if (error.status === 403) return text.denied
  if (error.code === 'signInBusy') return text.busy
  return error.status === 0 || error.status >= 500 ? text.unavailable : text.wrong
}

/** Stores the session and opens the person's start page. The form stays disabled until this page is left. */
export function openDashboard(session: OpenedSession, success: LoginTexts['success']): void {
  const { admin, token } = session
  storeSession(token, admin)
  const text = fill('he', success.text, { name: admin.username })
  const welcome = { kind: 'success' as const, title: success.title, text }
  showToast(welcome)
  handToast(sessionStorage, welcome)
  location.assign(startPageOf(admin.role))
}

/** Where somebody in this role works. */
export function startPageOf(role: Role): string {
  return may(role, 'moderate') ? '/admin/dashboard' : '/admin'
}
