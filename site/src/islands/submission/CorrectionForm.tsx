import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo, useState } from 'react'
import { eventFieldName, eventFormNamed } from '../../forms/event-form.ts'
import type { Posted } from '../../forms/form-rules.ts'
import { correction } from '../../forms/submission-change.ts'
import { type Notice, wrongFields } from '../../forms/wrong-fields.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import {
  EventGroup,
  PrizeGroup,
  WhenWhereGroup,
  ContactGroup,
  NotesGroup,
  OrganizerGroup,
} from '../event-form/EventGroups.tsx'
import { checkedTogether, FormFrame, FormFooter, useIssueSentence } from '../event-form/FormFrame.tsx'
import type { EventFormText } from '../event-form/form-text.ts'
import { useFormRules } from '../forms/use-form-rules.ts'
import { tellFailure } from './tell-failure.ts'

type Props = EventFormText & {
  /** What was sent before. */
  initial: EventFormValues
  /** The form as it came back to its visitor, sent without scripts. */
  posted: Posted<EventFormValues> | undefined
  /** Of the private link. */
  token: string
  timeZone: string
  /** The page that the form stands on, and posts to. */
  action: string
  words: Pick<Messages['submissionLink'], 'save' | 'failed' | 'settled' | 'settledText'>
}

/** The form of a submission, with what was sent in it. */
export function CorrectionForm(props: Props) {
  return (
    <ErrorBoundary>
      <SentForm {...props} />
    </ErrorBoundary>
  )
}

function SentForm({ initial, posted, token, timeZone, action, words, ...text }: Props) {
  const { locale, texts } = text
  const { organizerEmail } = initial
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Notice | null>(null)
  const form = useFormRules(
    useMemo(() => correction({ token, timeZone, organizerEmail }), [token, timeZone, organizerEmail]),
    {
      id: 'event-form',
      locale,
      sentence: useIssueSentence(text),
      posted,
      initial,
      checkedTogether,
      onWrong: (issues) => {
        setReason('')
        setWrong(
          wrongFields(locale, issues, eventFormNamed, texts.toasts, (path) =>
            eventFieldName(locale, texts.form, path),
          ),
        )
      },
      onSent: () => location.assign(`${action}?done=corrected`),
      onFailed: (error) =>
        setReason(tellFailure(error, { locale, action, words, requestErrors: texts.requestErrors }) ?? ''),
    },
  )
  return (
    <FormFrame
      of={form}
      text={text}
      action={action}
      footer={
        <FormFooter wrong={wrong} reason={reason} cancelPath={action} save={words.save} saving={words.save} />
      }
    >
      <input type="hidden" name="step" defaultValue="correct" />
      <EventGroup />
      <WhenWhereGroup hasAllDeadlines />
      <PrizeGroup />
      <OrganizerGroup isEmailFixed />
      <ContactGroup />
      <NotesGroup />
    </FormFrame>
  )
}
