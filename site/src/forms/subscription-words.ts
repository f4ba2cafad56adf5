import type { Messages } from '@cyberluach/i18n/messages'
import type { LinkPurpose, Seen } from './subscription-link.ts'

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
