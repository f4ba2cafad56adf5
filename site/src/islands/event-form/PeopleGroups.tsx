import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText } from './form-text.ts'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** The address that mails go to may be settled already. */
export function OrganizerGroup({ isEmailFixed = false }: { isEmailFixed?: boolean }) {
  const { form } = useText().messages
  return (
    <FieldGroup legend={form.fieldsets.organizer}>
      <TextField name="organizerName" autoComplete="organization" />
      {!isEmailFixed && <TextField name="organizerEmail" type="email" required autoComplete="email" />}
      <MoreFields
        of={form.fieldsets.organizer}
        fields={['organizerPhone', 'organizerWebsite', 'organizerContact']}
      >
        <TextField name="organizerPhone" type="tel" />
        <TextField name="organizerWebsite" type="url" />
        <TextField name="organizerContact" wide />
      </MoreFields>
    </FieldGroup>
  )
}

export function ContactGroup() {
  const { form } = useText().messages
  return (
    <FieldGroup legend={form.fieldsets.contact} hint={form.fieldsets.contactHint}>
      <TextField name="contactPersonName" required autoComplete="name" />
      <TextField name="contactPersonPhone" type="tel" required autoComplete="tel" />
      <TextField name="contactPersonPosition" autoComplete="organization-title" />
      <TextField name="contactPersonHours" />
    </FieldGroup>
  )
}

export function NotesGroup() {
  const { form } = useText().messages
  return (
    <FieldGroup legend={form.fieldsets.notes}>
      <MoreFields
        of={form.fieldsets.notes}
        fields={['requirements', 'contactForQuestions', 'additionalNotes']}
      >
        <TextArea name="requirements" rows={2} />
        <TextField name="contactForQuestions" wide />
        <TextArea name="additionalNotes" rows={2} />
      </MoreFields>
    </FieldGroup>
  )
}
