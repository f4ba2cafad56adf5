import type { Messages } from '@cyberluach/i18n/messages'
import { showToast } from '../toast/toast.ts'
import { startForm } from '../plain-form/start-form.ts'
import { contactForm } from './contact-form.ts'
import { contactSentence } from './contact-sentence.ts'

export type ContactTexts = {
  errors: Messages['contact']['errors']
  invalid: string
  toasts: Messages['toasts']['contact']
}

const form = document.querySelector<HTMLFormElement>('[data-contact]')
if (form?.dataset.contact) startContact(form, JSON.parse(form.dataset.contact) as ContactTexts)

function startContact(element: HTMLFormElement, { errors, invalid, toasts }: ContactTexts): void {
  startForm(element, contactForm, {
    sentence: (issue) => contactSentence(errors, issue) ?? invalid,
    onWrong: (issues) => {
      if (issues.some(({ code }) => code === 'required')) showToast({ kind: 'danger', ...toasts.missing })
    },
    onSent: () => {
      element.reset()
      showToast({ kind: 'success', ...toasts.sent })
    },
    onFailed: () => showToast({ kind: 'danger', ...toasts.failed }),
  })
}
