'use client'

import { admissions } from '@cyberluach/core/events/event'
import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Issue } from '@cyberluach/core/submissions/submission'

import { Field, TextInput } from '../../ui/Field.tsx'
import { useText } from '../../text/TextContext.tsx'
import { EditGroup } from '../submissions/edit/EditField.tsx'
import type { EventValues, OwnField } from './event-form.ts'
import { Select } from '../../ui/Select.tsx'

type Props = {
  values: EventValues
  issues: readonly Issue[]
  set: (field: OwnField, value: string) => void
}

/** What only a published event says: who holds it, what it costs, its tags. */
export function OwnFields({ values, issues, set }: Props) {
  const { fields, moreFields, admissionNames, notSaid } = useText().t.events
  const line = (name: OwnField) => (
    <Field name={name} label={fields[name]} issues={issues}>
      {(parts) => (
        <TextInput
          {...parts}
          autoComplete="off"
          dir={values[name] ? directionOf(values[name]) : undefined}
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <EditGroup legend={moreFields}>
      {line('organizer')}
      {line('tags')}
      <Field name="admission" label={fields.admission} issues={issues}>
        {(parts) => (
          <Select
            {...parts}
            value={values.admission}
            onChange={(event) => set('admission', event.target.value)}
          >
            <option value="">{notSaid}</option>
            {admissions.map((admission) => (
              <option key={admission} value={admission}>
                {admissionNames[admission]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {line('price')}
    </EditGroup>
  )
}
