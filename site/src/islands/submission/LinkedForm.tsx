import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Messages } from '@cyberluach/i18n/messages'
import { type ReactNode, useState } from 'react'
import { eventFieldName, eventFormNamed } from '../../forms/event-form.ts'
import { type FormRules, type Posted, type Notice, wrongFields } from '../../forms/form-rules.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { AllGroups } from '../event-form/EventGroups.tsx'
import { checkedTogether, FormFooter, FormFrame, useIssueSentence } from '../event-form/FormFrame.tsx'
import type { EventFormText } from '../event-form/form-text.ts'
import { useFormRules } from '../forms/Form.tsx'
import { tellFailure } from './tell-failure.ts'

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
