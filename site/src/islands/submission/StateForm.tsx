import { longestReason } from '@cyberluach/api/event-request'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { ButtonLink } from '@cyberluach/design/components/Button'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { useCallback, useMemo } from 'react'
import { eventChange, type EventChangeValues } from '../../forms/submission-change.ts'
import type { Posted } from '../../forms/form-rules.ts'
import { island } from '../ErrorBoundary.tsx'
import { CheckField, useChosen, TextArea, TextField } from '../forms/fields.tsx'
import { FieldFrame, FieldLabel, FieldNotes, Hint, RequiredMark, fieldGrid, useField } from '../forms/Field.tsx'
import { Form, PendingButton, useFormRules } from '../forms/Form.tsx'
import { tellFailure } from './tell-failure.ts'

export type StateWords = Pick<
  Messages['submissionLink'],
  | 'askWhat'
  | 'askStates'
  | 'askWhen'
  | 'askReason'
  | 'askReasonHint'
  | 'askSend'
  | 'askKeep'
  | 'failed'
  | 'settled'
  | 'settledText'
> & {
  fields: Pick<Messages['eventForm']['fields'], 'allDay' | 'startDate' | 'startTime' | 'endDate' | 'endTime'>
  validation: Messages['validation']
  requestErrors: Messages['requestErrors']
  /** By whose clock the hours are. */
  zone: string
}

type Props = {
  locale: Locale
  words: StateWords
  /** What the event may become. */
  choices: readonly EventState[]
  /** When it takes place as it stands. */
  initial: EventChangeValues
  /** The form as it came back to its visitor, sent without scripts. */
  posted: Posted<EventChangeValues> | undefined
  /** Of the private link. */
  token: string
  timeZone: string
  /** The page that the form stands on, and posts to. */
  action: string
}

/** Asks what becomes of the published event, and why. The days are asked for where it moves. */
export const StateForm = island(Question)

function Question({ locale, words, choices, initial, posted, token, timeZone, action }: Props) {
  const { fields, validation, requestErrors } = words
  const form = useFormRules(
    useMemo(() => eventChange(token, timeZone), [token, timeZone]),
    {
      id: 'change',
      locale,
      sentence: useCallback((issue: Issue) => issueMessage(locale, { validation }, issue), [locale, validation]),
      posted,
      initial,
      checkedTogether,
      onSent: () => location.assign(`${action}?done=asked`),
      onFailed: (error) => void tellFailure(error, { locale, action, words, requestErrors }),
    },
  )
  return (
    <Form of={form} className="group/change mt-5 grid gap-5" action={action} noValidate>
      <input type="hidden" name="step" defaultValue="event" />
      <StateField words={words} choices={choices} />
      <fieldset
        className={fieldGrid({
          className: 'hidden group-has-[[value=moved]:checked]/change:grid group/fields',
        })}
      >
        <legend className="col-span-full float-start w-full font-semibold">{words.askWhen}</legend>
        <Hint className="col-span-full">{words.zone}</Hint>
        <TextField name="startDate" label={fields.startDate.label} type="date" required />
        <TextField name="startTime" label={fields.startTime.label} type="time" required className={hours} />
        <TextField name="endDate" {...fields.endDate} type="date" />
        <TextField name="endTime" label={fields.endTime.label} type="time" className={hours} />
        <CheckField name="allDay" label={fields.allDay.label} />
      </fieldset>
      <TextArea name="reason" label={words.askReason} hint={words.askReasonHint} required maxLength={longestReason} />
      <div className="flex flex-wrap items-center gap-2">
        <PendingButton label={words.askSend} pending={words.askSend} />
        <ButtonLink href={action}>{words.askKeep}</ButtonLink>
      </div>
    </Form>
  )
}

/** Only days are asked for of what lasts all day. */
const hours = 'group-has-[[name=allDay]:checked]/fields:hidden'

/** Fields whose rule looks at another one: a change there may settle the error here. */
const checkedTogether = {
  state: ['startDate', 'startTime', 'endDate', 'endTime'],
  allDay: ['startTime', 'endTime', 'endDate'],
  startDate: ['startTime', 'endDate', 'endTime'],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime'],
  endTime: ['endDate'],
}

function StateField({ words, choices }: Pick<Props, 'words' | 'choices'>) {
  const { id, error, initial, control, aria } = useField('state')
  useChosen('state', id)
  return (
    <FieldFrame id={id} role="radiogroup" aria-labelledby={`${id}-label`} aria-required="true" {...aria}>
      <FieldLabel id={`${id}-label`}>
        {words.askWhat}
        <RequiredMark />
      </FieldLabel>
      <div>
        {choices.map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-2.5">
            <input {...control} type="radio" value={state} defaultChecked={initial === state} />
            {words.askStates[state]}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </FieldFrame>
  )
}
