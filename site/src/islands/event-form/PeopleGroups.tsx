import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText, useWords } from './form-text.ts'
import { TextArea } from '../forms/TextArea.tsx'
import { TextField } from '../forms/TextField.tsx'

/** The address that mails go to may be settled already. */
export function OrganizerGroup({ isEmailFixed = false }: { isEmailFixed?: boolean }) {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.organizer}>
      <TextField {...words('organizerName')} autoComplete="organization" />
      {!isEmailFixed && <TextField {...words('organizerEmail')} type="email" required autoComplete="email" />}
      <MoreFields of="organizer" fields={['organizerPhone', 'organizerWebsite', 'organizerContact']}>
        <TextField {...words('organizerPhone')} type="tel" />
        <TextField {...words('organizerWebsite')} type="url" />
        <TextField {...words('organizerContact')} className="col-span-full" />
      </MoreFields>
    </FieldGroup>
  )
}

export function ContactGroup() {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.contact} hint={form.fieldsets.contactHint}>
      <TextField {...words('contactPersonName')} required autoComplete="name" />
      <TextField {...words('contactPersonPhone')} type="tel" required autoComplete="tel" />
      <TextField {...words('contactPersonPosition')} autoComplete="organization-title" />
      <TextField {...words('contactPersonHours')} />
    </FieldGroup>
  )
}

export function NotesGroup() {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.notes} isLegendUnseen>
      <MoreFields of="notes" fields={['requirements', 'contactForQuestions', 'additionalNotes']}>
        <TextArea className="col-span-full" {...words('requirements')} rows={2} />
        <TextField {...words('contactForQuestions')} className="col-span-full" />
        <TextArea className="col-span-full" {...words('additionalNotes')} rows={2} />
      </MoreFields>
    </FieldGroup>
  )
}
