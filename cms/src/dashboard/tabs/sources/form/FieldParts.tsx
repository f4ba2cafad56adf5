'use client'

import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { useId } from 'react'

import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field, fieldLook } from '../../../ui/Field.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Select } from '../../../ui/Select.tsx'

type ChoiceProps<Value extends string> = {
  name: string
  label: string
  hint?: string
  issues: readonly Issue[]
  value: Value
  choose: (value: Value) => void
  options: readonly (readonly [Value, string])[]
}

/** One of a list, with what is to be said of it below. */
export function FieldChoice<Value extends string>({ value, choose, options, ...rest }: ChoiceProps<Value>) {
  return (
    <Field {...rest}>
      {(parts) => (
        <Select
          {...parts}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value)
            if (chosen) choose(chosen[0])
          }}
        >
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type TickProps = {
  name: string
  label: string
  hint?: string
  issues: readonly Issue[]
  value: boolean
  isDisabled?: boolean
  set: (isTicked: boolean) => void
}

/** A box to tick, over the whole width. */
export function FieldTick({ name, label, hint, issues, value, isDisabled = false, set }: TickProps) {
  const { t, locale } = useText()
  const id = useId()
  const issue = issues.find(({ path }) => path === name)
  const described = [...(issue ? [`${id}-issue`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ')
  return (
    <div className="col-span-full">
      <label className="flex min-h-control items-center gap-2">
        <Checkbox
          checked={value}
          disabled={isDisabled}
          aria-invalid={issue ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => set(event.target.checked)}
        />
        {label}
      </label>
      {issue && (
        <p className={fieldLook.error()} id={`${id}-issue`}>
          {issueMessage(locale, t, issue)}
        </p>
      )}
      {hint && (
        <p className={fieldLook.hint()} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
