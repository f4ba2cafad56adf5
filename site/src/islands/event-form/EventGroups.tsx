import { difficultyLevels } from '@cyberluach/core/events/event'
import type { ReactNode } from 'react'
import { DeadlineFields } from './DeadlineFields.tsx'
import { CheckField } from '../forms/CheckField.tsx'
import { FieldGrid } from '../forms/FieldGrid.tsx'
import { DateCheck } from './DateCheck.tsx'
import { FieldGroup, MoreFields } from './FieldGroup.tsx'
import { useText, useWords } from './form-text.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextField } from '../forms/TextField.tsx'
import { TypePicker } from './TypePicker.tsx'
import { useFollowingEnd } from './use-following-end.ts'

export function EventGroup() {
  const { texts } = useText()
  const { form, difficulty } = texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.event}>
      <TextField {...words('title')} required />
      <TextField {...words('titleHe')} dir="rtl" lang="he" />
      <TypePicker />
      <TextArea className="col-span-full" {...words('description')} required />
      <MoreFields of="event" fields={['descriptionHe', 'difficultyLevel']}>
        <TextArea className="col-span-full" {...words('descriptionHe')} dir="rtl" lang="he" />
        <SelectField
          {...words('difficultyLevel')}
          placeholder={form.chooseOption}
          options={difficultyLevels.map((level) => [level, difficulty[level]])}
        />
      </MoreFields>
    </FieldGroup>
  )
}

/** Only days are asked for of what lasts all day. */
const hours = 'group-has-[[name=allDay]:checked]/fields:hidden'

/** `hasAllDeadlines` where the form has to work without scripts: the places for them cannot be added then. */
export function WhenWhereGroup({ hasAllDeadlines = false }: { hasAllDeadlines?: boolean }) {
  const { texts, countries, zones } = useText()
  const { form } = texts
  const words = useWords()
  useFollowingEnd()
  return (
    <FieldGroup legend={form.fieldsets.whenWhere}>
      <CheckField {...words('allDay')} />
      <TextField {...words('startDate')} type="date" required />
      <TextField {...words('startTime')} type="time" className={hours} />
      <TextField {...words('endDate')} type="date" />
      <TextField {...words('endTime')} type="time" className={hours} />
      <SelectField {...words('timeZone')} options={zones} className={hours} />
      <DateCheck />
      <CheckField {...words('isOnline')} />
      <FieldGrid className="group-has-[[name=isOnline]:checked]/fields:hidden">
        <SelectField
          {...words('locationCountry')}
          placeholder={form.countryPlaceholder}
          options={countries}
        />
        <TextField {...words('locationCity')} />
        <TextField {...words('locationVenue')} />
      </FieldGrid>
      <TextField {...words('registrationUrl')} type="url" />
      <TextField {...words('livestreamUrl')} type="url" />
      <MoreFields of="whenWhere" fields={['eventUrl']}>
        <TextField {...words('eventUrl')} type="url" />
      </MoreFields>
      <DeadlineFields hasAll={hasAllDeadlines} />
    </FieldGroup>
  )
}

/** Prize fields are there for events with a prize, and for anything in them that needs attention. */
export function PrizeGroup({ children }: { children?: ReactNode }) {
  const { form } = useText().texts
  const words = useWords()
  return (
    <FieldGroup legend={form.fieldsets.prize}>
      <CheckField {...words('hasPrize')} />
      <FieldGrid className="not-has-[[aria-invalid=true]]:group-not-has-[[name=hasPrize]:checked]/fields:hidden">
        <TextField {...words('prizeMoney')} inputMode="numeric" dir="ltr" />
        <TextField {...words('prizeDescription')} />
      </FieldGrid>
      <MoreFields of="prize" fields={['maxParticipants', 'participationFee']}>
        <TextField {...words('maxParticipants')} inputMode="numeric" dir="ltr" />
        <TextField {...words('participationFee')} />
      </MoreFields>
      {children}
    </FieldGroup>
  )
}
