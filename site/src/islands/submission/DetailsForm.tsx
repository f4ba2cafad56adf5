import { longestReason } from '@cyberluach/api/event-request'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo, useState } from 'react'
import { detailsOf, eventDetails, type EventDetailsValues, type Standing } from '../../forms/event-details.ts'
import { eventFormNamed, eventFieldName } from '../../forms/event-form.ts'
import type { Posted } from '../../forms/form-rules.ts'
import { type Notice, wrongFields } from '../../forms/wrong-fields.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { checkedTogether, FormFooter, FormFrame, useIssueSentence } from '../event-form/FormFrame.tsx'
import {
  EventGroup,
  PrizeGroup,
  WhenWhereGroup,
  ContactGroup,
  NotesGroup,
  OrganizerGroup,
} from '../event-form/EventGroups.tsx'
import { FieldGroup } from '../event-form/FieldGroup.tsx'
import type { EventFormText } from '../event-form/form-text.ts'
import { TextArea, TextField } from '../forms/TextField.tsx'
import { useFormRules } from '../forms/use-form-rules.ts'
import { tellFailure } from './tell-failure.ts'

type Props = EventFormText & {
  /** What the event says now, and what was sent of it. */
  standing: Standing
  /** The form as it came back to its visitor, sent without scripts. */
  posted: Posted<EventDetailsValues> | undefined
  /** Of the private link. */
  token: string
  timeZone: string
  /** The page that the form stands on, and posts to. */
  action: string
  words: Pick<
    Messages['submissionLink'],
    'askSend' | 'failed' | 'settled' | 'settledText' | 'tags' | 'teamNote' | 'forTeam'
  >
}

/** The form of a published event, with what it says now in it: whatever is changed is asked for. */
export function DetailsForm(props: Props) {
  return (
    <ErrorBoundary>
      <PublishedForm {...props} />
    </ErrorBoundary>
  )
}

function PublishedForm({ standing, posted, token, timeZone, action, words, ...text }: Props) {
  const { locale, texts } = text
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Notice | null>(null)
  const labelOf = (path: string) =>
    path === 'tags'
      ? words.tags.label
      : path === 'reason'
        ? words.teamNote.label
        : eventFieldName(locale, texts.form, path)
  const form = useFormRules(
    useMemo(() => eventDetails({ token, timeZone, standing }), [token, timeZone, standing]),
    {
      id: 'event-form',
      locale,
      sentence: useIssueSentence(text),
      posted,
      initial: useMemo(() => detailsOf(standing, timeZone), [standing, timeZone]),
      checkedTogether,
      onWrong: (issues) => {
        setReason('')
        setWrong(wrongFields(locale, issues, eventFormNamed, texts.toasts, labelOf))
      },
      onSent: () => location.assign(`${action}?done=asked`),
      onFailed: (error) => {
        setWrong(null)
        setReason(tellFailure(error, { locale, action, words, requestErrors: texts.requestErrors }) ?? '')
      },
    },
  )
  return (
    <FormFrame
      of={form}
      text={text}
      action={action}
      footer={
        <FormFooter
          wrong={wrong}
          reason={reason}
          cancelPath={action}
          save={words.askSend}
          saving={words.askSend}
        />
      }
    >
      <input type="hidden" name="step" defaultValue="details" />
      <EventGroup />
      <WhenWhereGroup hasAllDeadlines />
      <PrizeGroup>
        <TextField name="tags" {...words.tags} className="col-span-full" />
      </PrizeGroup>
      <OrganizerGroup isEmailFixed />
      <ContactGroup />
      <NotesGroup />
      <FieldGroup legend={words.forTeam}>
        <TextArea name="reason" {...words.teamNote} maxLength={longestReason} className="col-span-full" />
      </FieldGroup>
    </FormFrame>
  )
}
