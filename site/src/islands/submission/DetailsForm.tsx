import { longestReason } from '@cyberluach/api/event-request'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo, useState } from 'react'
import { detailsOf, eventDetails, type EventDetailsValues, type Standing } from '../../forms/event-details.ts'
import { eventFormNamed } from '../../forms/event-form.ts'
import { eventFieldName } from '../../forms/event-field-name.ts'
import type { Posted } from '../../forms/form-rules.ts'
import { type Notice, wrongFields } from '../../forms/wrong-fields.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { checkedTogether } from '../event-form/checked-together.ts'
import { EventGroup, PrizeGroup, WhenWhereGroup } from '../event-form/EventGroups.tsx'
import { FieldGroup } from '../event-form/FieldGroup.tsx'
import type { EventFormText } from '../event-form/form-text.ts'
import { FormFooter } from '../event-form/FormFooter.tsx'
import { FormFrame } from '../event-form/FormFrame.tsx'
import { ContactGroup, NotesGroup, OrganizerGroup } from '../event-form/PeopleGroups.tsx'
import { useIssueSentence } from '../event-form/use-issue-sentence.ts'
import { TextArea } from '../forms/TextArea.tsx'
import { TextField } from '../forms/TextField.tsx'
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
