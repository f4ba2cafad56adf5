import type { Messages } from '@cyberluach/i18n/messages'
import { startForm } from '../plain-form/start-form.ts'
import { showToast } from '../toast/toast.ts'
import { newsletterForm, problemOf, problemOfFailure } from './newsletter-form.ts'

export type NewsletterTexts = {
  errors: Messages['newsletter']['errors']
  toasts: Messages['toasts']['newsletter']
}

/** How long the panel of success stands in place of the form. */
const panelTime = 5_000

/** Subscribes in place; a panel says thanks for 5 s, then the form returns. */
export function startNewsletter(form: HTMLFormElement): void {
  const { errors, toasts } = JSON.parse(form.dataset.newsletter ?? '') as NewsletterTexts
  startForm(form, newsletterForm, {
    sentence: ({ path }) => (path === 'fullName' ? errors.fullName : errors.email),
    onWrong: (issues) => showToast({ kind: 'danger', ...toasts[problemOf(issues)] }),
    onFailed: (reason) => showToast({ kind: 'danger', ...toasts[problemOfFailure(reason)] }),
    onSent: ({ fullName, email }, { mustConfirm }) => {
      form.reset()
      showPanel(form, mustConfirm ? 'confirm' : 'done', fullName)
      const { title, text } = mustConfirm ? toasts.confirm : toasts.done
      // An address is a text of its own direction in a sentence of either one.
      showToast({ kind: 'success', title, text: text.replace('{email}', () => `\u2066${email}\u2069`) })
    },
  })
}

function showPanel(form: HTMLFormElement, kind: 'done' | 'confirm', name: string): void {
  const panel = form.parentElement?.querySelector<HTMLElement>(`[data-panel='${kind}']`)
  if (!panel) return
  for (const place of panel.querySelectorAll('bdi')) place.textContent = name
  panel.dataset.subscribed = 'now'
  panel.focus()
  setTimeout(() => {
    const hadFocus = document.activeElement === panel
    panel.dataset.subscribed = ''
    if (hadFocus) form.querySelector('button')?.focus()
  }, panelTime)
}
