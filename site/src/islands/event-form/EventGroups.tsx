import { difficultyLevels } from '@cyberluach/core/event'
import { CheckField } from '../forms/CheckField.tsx'
import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText, useWords } from './form-text.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextField } from '../forms/TextField.tsx'
import { TypePicker } from './TypePicker.tsx'
import { useFollowingEnd } from './use-following-end.ts'

export function EventGroup() {
  const { messages } = useText()
  const { form, difficulty } = messages
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.event}>
      <TextField {...words('title')} required />
      <TextField {...words('titleHe')} dir="rtl" lang="he" />
      <TypePicker />
      <TextArea className="form-wide" {...words('description')} required />
      <MoreFields of={form.fieldsets.event} fields={['descriptionHe', 'difficultyLevel']}>
        <TextArea className="form-wide" {...words('descriptionHe')} dir="rtl" lang="he" />
        <SelectField
          {...words('difficultyLevel')}
          placeholder={form.chooseOption}
          options={difficultyLevels.map((level) => [level, difficulty[level]])}
        />
      </MoreFields>
    </FieldGroup>
  )
}

export function WhenWhereGroup() {
  const { messages, countries, zones } = useText()
  const { form } = messages
  const words = useWords()
  useFollowingEnd()
  return (
    <FieldGroup legend={form.fieldsets.whenWhere}>
      <CheckField {...words('allDay')} />
      <TextField {...words('startDate')} type="date" required />
      <TextField {...words('startTime')} type="time" className="form-hours" />
      <TextField {...words('endDate')} type="date" />
      <TextField {...words('endTime')} type="time" className="form-hours" />
      <SelectField {...words('timeZone')} options={zones} className="form-hours" />
      <CheckField {...words('isOnline')} />
      <div className="form-place form-grid form-wide">
        <SelectField
          {...words('locationCountry')}
          placeholder={form.countryPlaceholder}
          options={countries}
        />
        <TextField {...words('locationCity')} />
        <TextField {...words('locationVenue')} />
      </div>
      <TextField {...words('registrationUrl')} type="url" />
      <TextField {...words('livestreamUrl')} type="url" />
      <MoreFields of={form.fieldsets.whenWhere} fields={['registrationDeadline', 'eventUrl']}>
        <TextField {...words('registrationDeadline')} type="date" />
        <TextField {...words('eventUrl')} type="url" />
      </MoreFields>
    </FieldGroup>
  )
}

export function PrizeGroup() {
  const { form } = useText().messages
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.prize}>
      <CheckField {...words('hasPrize')} />
      <div className="form-prize form-grid form-wide">
        <TextField {...words('prizeMoney')} inputMode="numeric" dir="ltr" />
        <TextField {...words('prizeDescription')} />
      </div>
      <MoreFields of={form.fieldsets.prize} fields={['maxParticipants', 'participationFee']}>
        <TextField {...words('maxParticipants')} inputMode="numeric" dir="ltr" />
        <TextField {...words('participationFee')} />
      </MoreFields>
    </FieldGroup>
  )
}
