import { call, CallError } from '@cyberluach/api/client'
import type { SubscriptionState } from '@cyberluach/api/newsletter'
import type { FormRules } from './form-rules.ts'
import type { Messages } from '@cyberluach/i18n/messages'

export type LinkPurpose = 'confirm' | 'unsubscribe'
export type LinkAction = LinkPurpose | 'resubscribe'

/** What became of a link in a mail. `failed`: nothing was changed, and it can be tried again. */
export type Seen =
  | { kind: 'known'; state: SubscriptionState['state']; email: string; done: LinkAction | null }
  | { kind: 'wrong' }
  | { kind: 'failed'; status: number }

export type LinkValues = { action: LinkAction | null }

/** The one button of a link's page, pressed where scripts run. */
export function linkForm(purpose: LinkPurpose, token: string): FormRules<LinkValues, LinkValues, SubscriptionState> {
  return {
    valuesOf: (data) => ({ action: actionOf(purpose, data) }),
    issuesOf: () => [],
    bodyOf: (values) => values,
    send: ({ action }, options) => call(`POST /api/newsletter/${action ?? purpose}`, { body: { token }, ...options }),
  }
}

/** Which action a posted form asks for: leaving may be asked for by a mail program too, in the words of RFC 8058. */
export function actionOf(purpose: LinkPurpose, data: FormData | null): LinkAction | null {
  if (purpose === 'confirm') return 'confirm'
  if (data?.get('List-Unsubscribe') === 'One-Click') return 'unsubscribe'
  return data?.get('action') === 'resubscribe' ? 'resubscribe' : null
}

/** What a link is seen to be when asking about it, or following it, failed. */
export function seenOfFailure(reason: unknown): Seen {
  if (!(reason instanceof CallError)) return { kind: 'failed', status: 503 }
  if (reason.status === 404) return { kind: 'wrong' }
  return { kind: 'failed', status: reason.status === 429 ? 429 : 503 }
}

/** The status of the page: never 404, which is another page. */
export function statusOfSeen(seen: Seen): number {
  if (seen.kind === 'wrong') return 400
  return seen.kind === 'failed' ? seen.status : 200
}

type Button = { name: string; value: string; text: string; isMain: boolean }
type Words = { title: string; text: string; button: Button | null }
type Texts = Messages['newsletterPages']

/** The texts of these pages, and the name of the site for their titles. */
export type SubscriptionTexts = Texts & { brand: string }

/** What the page of a link says, and the one thing that it offers to do. */
export function wordsFor(texts: Texts, purpose: LinkPurpose, seen: Seen): Words {
  if (seen.kind === 'wrong') return { ...texts.wrong, button: null }
  if (seen.kind === 'failed') return { ...texts.failed, button: null }
  const isActive = seen.state === 'active'
  if (purpose === 'confirm') return isActive ? confirmed(texts) : toConfirm(texts)
  if (!isActive) return left(texts)
  return seen.done === 'resubscribe' ? back(texts) : toLeave(texts)
}

function toConfirm({ confirm }: Texts): Words {
  return { ...confirm, button: { name: 'action', value: 'confirm', text: confirm.button, isMain: true } }
}

function confirmed({ confirm }: Texts): Words {
  return { title: confirm.doneTitle, text: confirm.doneText, button: null }
}

function toLeave({ unsubscribe }: Texts): Words {
  const button = { name: 'List-Unsubscribe', value: 'One-Click', text: unsubscribe.button, isMain: true }
  return { ...unsubscribe, button }
}

function left({ unsubscribe }: Texts): Words {
  const button = { name: 'action', value: 'resubscribe', text: unsubscribe.againButton, isMain: false }
  return { title: unsubscribe.doneTitle, text: unsubscribe.doneText, button }
}

function back({ unsubscribe }: Texts): Words {
  return { title: unsubscribe.backTitle, text: unsubscribe.backText, button: null }
}
