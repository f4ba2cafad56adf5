import { longestReason } from '@cyberluach/api/event-request'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo } from 'react'
import { detailsOf, eventDetails, type EventDetailsValues, type Standing } from '../../forms/event-details.ts'
import { FieldGroup } from '../event-form/FieldGroup.tsx'
import { TextArea, TextField } from '../forms/fields.tsx'
import { LinkedForm, type LinkedProps } from './LinkedForm.tsx'

type Props = LinkedProps<EventDetailsValues> & {
  /** What the event says now, and what was sent of it. */
  standing: Standing
  words: Pick<
    Messages['submissionLink'],
    'askSend' | 'failed' | 'settled' | 'settledText' | 'tags' | 'teamNote' | 'forTeam'
  >
}

/** The form of a published event, with what it says now in it: whatever is changed is asked for. */
export function DetailsForm({ standing, token, timeZone, ...form }: Props) {
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
