import { contactCategories, contactLimits } from '@cyberluach/core/messages/contact-message'
import { longestEmail } from '@cyberluach/core/text/email-and-phone'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { useCallback } from 'react'
import { contactForm, contactNamed, type ContactValues } from '../../forms/contact-form.ts'
import { type Posted, wrongFields } from '../../forms/form-rules.ts'
import { showToast } from '../../stores/toast.ts'
import { island } from '../ErrorBoundary.tsx'
import { failureNotice } from '../forms/failure-reason.ts'
import { fieldGrid } from '../forms/Field.tsx'
import { Form, HiddenFields, WordQuestion, SendButton, useFormRules } from '../forms/Form.tsx'
import { SelectField, TextArea, TextField } from '../forms/fields.tsx'
import { contactLabel, type ContactTexts } from './contact-texts.ts'

type Props = { locale: Locale; texts: ContactTexts; posted: Posted<ContactValues> | undefined }

const empty = contactForm.valuesOf(new FormData())

/** A message to the people of the site. */
export const ContactForm = island(MessageForm)

function MessageForm({ locale, texts, posted }: Props) {
  const { fields, categories, issues, toasts } = texts
  const form = useFormRules(contactForm, {
    id: 'contact',
    locale,
    posted,
    sentence: useCallback((issue: Issue) => issueMessage(locale, issues, issue), [locale, issues]),
    initial: empty,
    isKept: true,
    onWrong: (wrong) =>
      showToast({
        kind: 'danger',
        ...wrongFields(locale, wrong, contactNamed, toasts, (path) => contactLabel(texts, path)),
      }),
    onSent: () => {
      form.empty()
      showToast({ kind: 'success', ...toasts.sent })
    },
    onFailed: (reason) => showToast({ kind: 'danger', ...failureNotice(reason, locale, toasts.failed, texts.waiting) }),
  })
  return (
    <Form of={form} className={fieldGrid()} action={localePath(locale, '/contact')}>
      <HiddenFields />
      <TextField name="name" label={fields.name} required maxLength={contactLimits.name} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={fields.email}
        hint={fields.emailHint}
        required
        maxLength={longestEmail}
        autoComplete="email"
      />
      <TextField name="subject" label={fields.subject} maxLength={contactLimits.subject} />
      <SelectField
        name="category"
        label={fields.category}
        options={contactCategories.map((category) => [category, categories[category]])}
      />
      <TextArea
        name="message"
        label={fields.message}
        required
        rows={7}
        maxLength={contactLimits.message}
        className="col-span-full"
      />
      <WordQuestion />
      <SendButton label={texts.submit} pending={texts.sending} />
    </Form>
  )
}
