import { feedbackLimits } from '@cyberluach/core/messages/feedback'
import { longestEmail } from '@cyberluach/core/text/email-and-phone'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { useCallback, useState } from 'react'
import {
  feedbackForm,
  feedbackNamed,
  feedbackTextNames,
  type FeedbackValues,
} from '../../forms/feedback-form.ts'
import type { Posted } from '../../forms/form-rules.ts'
import { wrongFields } from '../../forms/wrong-fields.ts'
import { showToast } from '../../stores/toast.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { failureNotice } from '../forms/failure-reason.ts'
import { Hint } from '../forms/Field.tsx'
import { fieldGrid } from '../forms/FieldGrid.tsx'
import { Form } from '../forms/Form.tsx'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { SendButton } from '../forms/SendButton.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextField } from '../forms/TextField.tsx'
import { WordQuestion } from '../forms/WordQuestion.tsx'
import { useFormRules } from '../forms/use-form-rules.ts'
import { Features } from './Features.tsx'
import { Ratings } from './Ratings.tsx'
import { feedbackLabel, type FeedbackTexts } from './texts.ts'

type Props = { locale: Locale; texts: FeedbackTexts; posted: Posted<FeedbackValues> | undefined }

/** What somebody thinks of the site: only the overall rating is needed. */
export function FeedbackForm(props: Props) {
  return (
    <ErrorBoundary>
      <RatedForm {...props} />
    </ErrorBoundary>
  )
}

function RatedForm({ locale, texts, posted: first }: Props) {
  const { issues, toasts } = texts
  const [{ posted, round }, setRound] = useState({ posted: first, round: 0 })
  const form = useFormRules(feedbackForm, {
    id: 'feedback',
    locale,
    posted,
    sentence: useCallback((issue: Issue) => issueMessage(locale, issues, issue), [locale, issues]),
    onWrong: (wrong) =>
      showToast({
        kind: 'danger',
        ...wrongFields(locale, wrong, feedbackNamed, toasts, (path) => feedbackLabel(texts, path)),
      }),
    onSent: () => {
      form.empty()
      // What is chosen and not written is emptied by being made anew.
      setRound({ posted: undefined, round: round + 1 })
      showToast({ kind: 'success', ...toasts.sent })
      thank()
    },
    onFailed: (reason) =>
      showToast({ kind: 'danger', ...failureNotice(reason, locale, toasts.failed, texts.waiting) }),
  })
  return (
    <Form of={form} className={fieldGrid()} action={localePath(locale, '/feedback')}>
      <HiddenFields />
      <Ratings key={`ratings ${round}`} locale={locale} texts={texts} />
      <Features key={`features ${round}`} texts={texts} />
      {feedbackTextNames.map((name) => (
        <TextArea
          key={name}
          name={name}
          label={texts[name]}
          rows={name === 'mostUsefulFeature' ? 2 : 4}
          maxLength={feedbackLimits[name]}
          className="col-span-full"
        />
      ))}
      <TextField name="name" label={texts.name} maxLength={feedbackLimits.name} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        maxLength={longestEmail}
        autoComplete="email"
      />
      <Hint className="col-span-full">{texts.dataNote}</Hint>
      <WordQuestion />
      <SendButton label={texts.submit} pending={texts.submitting} />
    </Form>
  )
}

/** The page's address names the state, which the styles then show in place of the form. */
function thank(): void {
  location.hash = 'thank-you'
  document.getElementById('thank-you')?.focus()
}
