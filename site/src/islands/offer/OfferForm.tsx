import { calendarOfferLimits } from '@cyberluach/core/messages/calendar-offer'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { longestEmail } from '@cyberluach/core/text/email-and-phone'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { useCallback } from 'react'
import { calendarOfferForm, offerNamed, type OfferValues } from '../../forms/calendar-offer-form.ts'
import { type Posted, wrongFields } from '../../forms/form-rules.ts'
import { showToast } from '../../stores/toast.ts'
import { island } from '../ErrorBoundary.tsx'
import { failureNotice } from '../forms/failure-reason.ts'
import { fieldGrid } from '../forms/Field.tsx'
import { TextArea, TextField } from '../forms/fields.tsx'
import { Form, HiddenFields, SendButton, useFormRules, WordQuestion } from '../forms/Form.tsx'
import { offerLabel, type OfferTexts } from './offer-texts.ts'

type Props = { locale: Locale; texts: OfferTexts; posted: Posted<OfferValues> | undefined }

const empty = calendarOfferForm.valuesOf(new FormData())

/** The address of an organizer's calendar, for the people of the site. */
export const OfferForm = island(AddressForm)

function AddressForm({ locale, texts, posted }: Props) {
  const { fields, hints, issues, toasts } = texts
  const form = useFormRules(calendarOfferForm, {
    id: 'calendar-offer',
    locale,
    posted,
    sentence: useCallback((issue: Issue) => issueMessage(locale, issues, issue), [locale, issues]),
    initial: empty,
    isKept: true,
    onWrong: (wrong) =>
      showToast({
        kind: 'danger',
        ...wrongFields(locale, wrong, offerNamed, toasts, (path) => offerLabel(texts, path)),
      }),
    onSent: () => {
      form.empty()
      showToast({ kind: 'success', ...toasts.sent })
    },
    onFailed: (reason) => showToast({ kind: 'danger', ...failureNotice(reason, locale, toasts.failed, texts.waiting) }),
  })
  return (
    <Form of={form} className={fieldGrid()} action={localePath(locale, '/submit/calendar')}>
      <HiddenFields />
      <TextField
        name="address"
        label={fields.address}
        hint={hints.address}
        required
        type="url"
        maxLength={calendarOfferLimits.address}
        className="col-span-full"
      />
      <TextField
        name="organizer"
        label={fields.organizer}
        required
        maxLength={calendarOfferLimits.organizer}
        autoComplete="organization"
      />
      <TextField
        name="email"
        type="email"
        label={fields.email}
        hint={hints.email}
        maxLength={longestEmail}
        autoComplete="email"
      />
      <TextArea
        name="note"
        label={fields.note}
        rows={4}
        maxLength={calendarOfferLimits.note}
        className="col-span-full"
      />
      <WordQuestion />
      <SendButton label={texts.submit} pending={texts.sending} />
    </Form>
  )
}
