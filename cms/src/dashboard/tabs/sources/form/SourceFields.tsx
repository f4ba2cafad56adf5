import { eventTypes } from '@cyberluach/core/events/event'
import { leastHoursOf, needsPermission, sourceKinds, sourceTrusts } from '@cyberluach/core/sources/sources'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Field, TextInput, fieldLook } from '../../../form/Field.tsx'
import { useText } from '../../../ui/text.tsx'
import { EditGroup } from '../../../form/EventFields.tsx'
import { everyWords } from '../source-words.ts'
import type { SourceFormState } from './use-source-form.ts'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { useId } from 'react'
import { Checkbox, Select } from '../../../ui/fields.tsx'

/** From an hour to thirty days. */
const intervals = [1, 6, 12, 24, 72, 168, 336, 720]

type Editing = Pick<SourceFormState, 'values' | 'issues' | 'isTurned' | 'set' | 'takeAdvice'>

/** Every field of a source: where the list is, whose it is, and what becomes of what it says. */
export function SourceFields(editing: Editing) {
  const language = useText()
  const { t } = language
  const words = t.sources.form
  const { values, issues, isTurned, set, takeAdvice } = editing
  const line = (name: 'name' | 'licence' | 'credit' | 'creditUrl', hint?: string) => (
    <Field name={name} label={words[name]} issues={issues} isRequired={name === 'name'} hint={hint}>
      {(parts) => (
        <TextInput
          {...parts}
          autoComplete="off"
          {...(name === 'creditUrl'
            ? { type: 'url', dir: 'ltr' }
            : { dir: values[name] ? directionOf(values[name]) : undefined })}
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
  const hours = intervals.filter((one) => one >= leastHoursOf(values.kind))
  const offered = hours.includes(values.everyHours)
    ? hours
    : [...hours, values.everyHours].toSorted((one, other) => one - other)
  return (
    <div className="grid gap-5">
      <EditGroup legend={words.list}>
        <div className="col-span-full">
          <Field
            name="address"
            label={words.address}
            issues={issues}
            isRequired
            hint={isTurned ? words.addressTurned : words.addressHint}
          >
            {(parts) => (
              <TextInput
                {...parts}
                type="url"
                dir="ltr"
                autoComplete="off"
                value={values.address}
                onChange={(event) => set('address', event.target.value)}
                onBlur={takeAdvice}
              />
            )}
          </Field>
        </div>
        <FieldChoice
          name="kind"
          label={words.kind}
          hint={words.kindHint}
          issues={issues}
          value={values.kind}
          choose={(kind) => set('kind', kind)}
          options={sourceKinds.map((kind) => [kind, t.sources.kinds[kind]])}
        />
        {line('name', words.nameHint)}
        {needsPermission(values.kind) && (
          <FieldTick
            name="hasPermission"
            label={words.permission}
            hint={words.permissionHint}
            issues={issues}
            value={values.hasPermission}
            set={(isTicked) => set('hasPermission', isTicked)}
          />
        )}
      </EditGroup>
      <EditGroup legend={words.rights}>
        {line('licence', words.licenceHint)}
        {line('creditUrl')}
        <div className="col-span-full">{line('credit', words.creditHint)}</div>
        <FieldTick
          name="mayPassOn"
          label={words.mayPassOn}
          issues={issues}
          value={values.mayPassOn}
          set={(isTicked) => set('mayPassOn', isTicked)}
        />
      </EditGroup>
      <EditGroup legend={words.rules}>
        <FieldChoice
          name="trust"
          label={words.trust}
          hint={words.trustHint}
          issues={issues}
          value={values.trust}
          choose={(trust) => set('trust', trust)}
          options={sourceTrusts.map((trust) => [trust, t.sources.trusts[trust]])}
        />
        <FieldChoice
          name="everyHours"
          label={words.every}
          issues={issues}
          value={String(values.everyHours)}
          choose={(every) => set('everyHours', Number(every))}
          options={offered.map((every) => [String(every), everyWords(every, language)])}
        />
        <FieldChoice
          name="eventType"
          label={words.eventType}
          issues={issues}
          value={values.eventType}
          choose={(type) => set('eventType', type)}
          options={[
            ['', t.sources.about.asStated],
            ...eventTypes.map((type) => [type, t.common.types[type]] as const),
          ]}
        />
        <FieldTick
          name="isOn"
          label={words.isOn}
          issues={issues}
          value={values.isOn && (values.hasPermission || !needsPermission(values.kind))}
          isDisabled={needsPermission(values.kind) && !values.hasPermission}
          set={(isTicked) => set('isOn', isTicked)}
        />
      </EditGroup>
    </div>
  )
}

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
          options={options}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value)
            if (chosen) choose(chosen[0])
          }}
        />
      )}
    </Field>
  )
}

type FieldTickProps = {
  name: string
  label: string
  hint?: string
  issues: readonly Issue[]
  value: boolean
  isDisabled?: boolean
  set: (isTicked: boolean) => void
}

/** A box to tick, over the whole width. */
export function FieldTick({ name, label, hint, issues, value, isDisabled = false, set }: FieldTickProps) {
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
