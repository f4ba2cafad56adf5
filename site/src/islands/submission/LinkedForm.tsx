import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Messages } from '@cyberluach/i18n/messages'
import { type ReactNode, useState, useMemo } from 'react'
import { eventFieldName, eventFormNamed } from '../../forms/event-form.ts'
import { type FormRules, type Posted, type Notice, wrongFields } from '../../forms/form-rules.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { AllGroups } from '../event-form/EventGroups.tsx'
import { checkedTogether, FormFooter, FormFrame, useIssueSentence } from '../event-form/FormFrame.tsx'
import type { EventFormText } from '../event-form/form-text.ts'
import { useFormRules } from '../forms/Form.tsx'
import { tellFailure } from './tell-failure.ts'
import { correction } from '../../forms/submission-change.ts'
import { longestReason } from '@cyberluach/api/event-request'
import { detailsOf, eventDetails, type EventDetailsValues, type Standing } from '../../forms/event-details.ts'
import { FieldGroup } from '../event-form/FieldGroup.tsx'
import { TextArea, TextField } from '../forms/fields.tsx'

/** What a form of an event is given that stands behind the private link of its submission. */
export type LinkedProps<Values> = EventFormText & {
  /** The form as it came back to its visitor, sent without scripts. */
  posted: Posted<Values> | undefined
  /** Of the private link. */
  token: string
  timeZone: string
  /** The page that the form stands on, and posts to. */
  action: string
}

type Props<Values, Body> = Omit<LinkedProps<Values>, 'token' | 'timeZone'> & {
  /** Stays the same from one rendering to the next, as `initial` does. */
  rules: FormRules<Values, Body>
  initial: Values
  /** What the page is told that the form is, and what it says once it was sent. */
  step: 'correct' | 'details'
  done: 'corrected' | 'asked'
  save: string
  words: Pick<Messages['submissionLink'], 'failed' | 'settled' | 'settledText'>
  /** What fields are called that the form of an event does not have. */
  names?: Record<string, string>
  /** Beside the prize. */
  tags?: ReactNode
  children?: ReactNode
}

/** The fields of an event with what stands in them, and how what is changed there is sent. */
export function LinkedForm<Values extends EventFormValues, Body>(props: Props<Values, Body>) {
  return (
    <ErrorBoundary>
      <Fields {...props} />
    </ErrorBoundary>
  )
}

function Fields<Values extends EventFormValues, Body>({
  rules,
  initial,
  posted,
  action,
  step,
  done,
  save,
  words,
  names = {},
  tags,
  children,
  ...text
}: Props<Values, Body>) {
  const { locale, texts } = text
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Notice | null>(null)
  const labelOf = (path: string) => names[path] ?? eventFieldName(locale, texts.form, path)
  const form = useFormRules(rules, {
    id: 'event-form',
    locale,
    sentence: useIssueSentence(text),
    posted,
    initial,
    checkedTogether,
    onWrong: (issues) => {
      setReason('')
      setWrong(wrongFields(locale, issues, eventFormNamed, texts.toasts, labelOf))
    },
    onSent: () => location.assign(`${action}?done=${done}`),
    onFailed: (error) => {
      setWrong(null)
      setReason(tellFailure(error, { locale, action, words, requestErrors: texts.requestErrors }) ?? '')
    },
  })
  return (
    <FormFrame
      of={form}
      text={text}
      action={action}
      footer={<FormFooter wrong={wrong} reason={reason} cancelPath={action} save={save} saving={save} />}
    >
      <input type="hidden" name="step" defaultValue={step} />
      <AllGroups hasAllDeadlines isEmailFixed tags={tags} />
      {children}
    </FormFrame>
  )
}

type CorrectionFormProps = LinkedProps<EventFormValues> & {
  /** What was sent before. */
  initial: EventFormValues
  words: Pick<Messages['submissionLink'], 'save' | 'failed' | 'settled' | 'settledText'>
}

/** The form of a submission, with what was sent in it. */
export function CorrectionForm({ token, timeZone, ...form }: CorrectionFormProps) {
  const { organizerEmail } = form.initial
  const rules = useMemo(() => correction({ token, timeZone, organizerEmail }), [token, timeZone, organizerEmail])
  return <LinkedForm {...form} rules={rules} step="correct" done="corrected" save={form.words.save} />
}

type DetailsFormProps = LinkedProps<EventDetailsValues> & {
  /** What the event says now, and what was sent of it. */
  standing: Standing
  words: Pick<
    Messages['submissionLink'],
    'askSend' | 'failed' | 'settled' | 'settledText' | 'tags' | 'teamNote' | 'forTeam'
  >
}

/** The form of a published event, with what it says now in it: whatever is changed is asked for. */
export function DetailsForm({ standing, token, timeZone, ...form }: DetailsFormProps) {
  const { tags, teamNote, askSend, forTeam } = form.words
  return (
    <LinkedForm
      {...form}
      rules={useMemo(() => eventDetails({ token, timeZone, standing }), [token, timeZone, standing])}
      initial={useMemo(() => detailsOf(standing, timeZone), [standing, timeZone])}
      step="details"
      done="asked"
      save={askSend}
      names={{ tags: tags.label, reason: teamNote.label }}
      tags={<TextField name="tags" {...tags} className="col-span-full" />}
    >
      <FieldGroup legend={forTeam}>
        <TextArea name="reason" {...teamNote} maxLength={longestReason} className="col-span-full" />
      </FieldGroup>
    </LinkedForm>
  )
}
