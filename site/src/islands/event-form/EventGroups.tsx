import { difficultyLevels } from '@cyberluach/core/event'
import { CheckField } from './CheckField.tsx'
import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText } from './form-text.ts'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { TypePicker } from './TypePicker.tsx'

export function EventGroup() {
  const { messages } = useText()
  const { form, difficulty } = messages
  return (
    <FieldGroup legend={form.fieldsets.event}>
      <TextField name="title" required />
      <TextField name="titleHe" dir="rtl" lang="he" />
      <TypePicker />
      <TextArea name="description" required />
      <MoreFields of={form.fieldsets.event} fields={['descriptionHe', 'difficultyLevel']}>
        <TextArea name="descriptionHe" dir="rtl" lang="he" />
        <SelectField
          name="difficultyLevel"
          placeholder={form.chooseOption}
          options={difficultyLevels.map((level) => [level, difficulty[level]])}
        />
      </MoreFields>
    </FieldGroup>
  )
}

export function WhenWhereGroup() {
  const { messages, countries } = useText()
  const { form } = messages
  return (
    <FieldGroup legend={form.fieldsets.whenWhere}>
      <TextField name="startDate" type="date" required />
      <TextField name="startTime" type="time" />
      <TextField name="endDate" type="date" />
      <TextField name="endTime" type="time" />
      <CheckField name="isOnline" />
      <SelectField name="locationCountry" placeholder={form.countryPlaceholder} options={countries} />
      <TextField name="locationCity" />
      <TextField name="locationVenue" />
      <TextField name="registrationUrl" type="url" />
      <MoreFields of={form.fieldsets.whenWhere} fields={['registrationDeadline', 'eventUrl']}>
        <TextField name="registrationDeadline" type="date" />
        <TextField name="eventUrl" type="url" />
      </MoreFields>
    </FieldGroup>
  )
}

export function PrizeGroup() {
  const { form } = useText().messages
  return (
    <FieldGroup legend={form.fieldsets.prize}>
      <CheckField name="hasPrize" />
      <div className="form-prize form-grid form-wide">
        <TextField name="prizeMoney" inputMode="numeric" dir="ltr" />
        <TextField name="prizeDescription" />
      </div>
      <MoreFields of={form.fieldsets.prize} fields={['maxParticipants', 'participationFee']}>
        <TextField name="maxParticipants" inputMode="numeric" dir="ltr" />
        <TextField name="participationFee" />
      </MoreFields>
    </FieldGroup>
  )
}
