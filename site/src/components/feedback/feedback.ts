import type { Messages } from '@cyberluach/i18n/messages'
import { startForm } from '../plain-form/start-form.ts'
import { showToast } from '../toast/toast.ts'
import { feedbackForm } from './feedback-form.ts'
import { prepareRatings } from './ratings.ts'

export type FeedbackPageTexts = {
  ratingRequired: string
  email: string
  invalid: string
  toasts: Messages['toasts']['feedback']
}

const form = document.querySelector<HTMLFormElement>('[data-feedback]')
if (form?.dataset.feedback) startFeedback(form, JSON.parse(form.dataset.feedback) as FeedbackPageTexts)

function startFeedback(element: HTMLFormElement, texts: FeedbackPageTexts): void {
  const { toasts } = texts
  startForm(element, feedbackForm, {
    sentence: ({ path }) =>
      path === 'overallRating' ? texts.ratingRequired : path === 'email' ? texts.email : texts.invalid,
    onWrong: (issues) => {
      if (issues.some(({ path }) => path === 'overallRating'))
        showToast({ kind: 'danger', ...toasts.ratingRequired })
    },
    onSent: () => {
      element.reset()
      showToast({ kind: 'success', ...toasts.sent })
      thank()
    },
    onFailed: () => showToast({ kind: 'danger', ...toasts.failed }),
  })
  prepareRatings(element)
}

/** The page's address names the state, which the styles then show in place of the form. */
function thank(): void {
  location.hash = 'thank-you'
  document.getElementById('thank-you')?.focus()
}
