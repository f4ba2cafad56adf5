import { eventTypes } from '@cyberluach/core/events/event'
import { leastHoursOf, needsPermission, sourceKinds, sourceTrusts } from '@cyberluach/core/sources/sources'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { use, useId, type ComponentProps } from 'react'
import { EditGroup } from '../../../form/EventFields.tsx'
import { fieldLook, InputField, IssuesContext, SelectField } from '../../../form/Field.tsx'
import { Checkbox } from '../../../ui/fields.tsx'
import { useText } from '../../../ui/text.tsx'
import { everyWords } from '../source-words.ts'
import type { SourceFormState } from './use-source-form.ts'

/** From an hour to thirty days. */
const intervals = [1, 6, 12, 24, 72, 168, 336, 720]

type Editing = Pick<SourceFormState, 'values' | 'isTurned' | 'set' | 'takeAdvice'>
type Line = 'address' | 'name' | 'licence' | 'credit' | 'creditUrl'
type Tick = 'hasPermission' | 'mayPassOn' | 'isOn'

/** Every field of a source: where the list is, whose it is, and what becomes of what it says. */
export function SourceFields({ values, isTurned, set, takeAdvice }: Editing) {
  const language = useText()
  const { t } = language
  const words = t.sources.form
  const line = (name: Line, hint?: string) => ({
    name,
    label: words[name],
    hint,
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  const tick = (name: Tick) => ({
    name,
    value: values[name],
    set: (isTicked: boolean) => set(name, isTicked),
  })
  const hours = intervals.filter((one) => one >= leastHoursOf(values.kind))
  const offered = hours.includes(values.everyHours)
    ? hours
    : [...hours, values.everyHours].toSorted((one, other) => one - other)
  const mayRead = values.hasPermission || !needsPermission(values.kind)
  return (
    <div className="grid gap-5">
      <EditGroup legend={words.list}>
        <div className="col-span-full">
          <InputField
            {...line('address', isTurned ? words.addressTurned : words.addressHint)}
            type="url"
            dir="ltr"
            isRequired
            onBlur={takeAdvice}
          />
        </div>
        <FieldChoice
          name="kind"
          label={words.kind}
          hint={words.kindHint}
          value={values.kind}
          choose={(kind) => set('kind', kind)}
          options={sourceKinds.map((kind) => [kind, t.sources.kinds[kind]])}
        />
        <InputField {...line('name', words.nameHint)} isRequired />
        {needsPermission(values.kind) && (
          <FieldTick {...tick('hasPermission')} label={words.permission} hint={words.permissionHint} />
        )}
      </EditGroup>
      <EditGroup legend={words.rights}>
        <InputField {...line('licence', words.licenceHint)} />
        <InputField {...line('creditUrl')} type="url" dir="ltr" />
        <div className="col-span-full">
          <InputField {...line('credit', words.creditHint)} />
        </div>
        <FieldTick {...tick('mayPassOn')} label={words.mayPassOn} />
      </EditGroup>
      <EditGroup legend={words.rules}>
        <FieldChoice
          name="trust"
          label={words.trust}
          hint={words.trustHint}
          value={values.trust}
          choose={(trust) => set('trust', trust)}
          options={sourceTrusts.map((trust) => [trust, t.sources.trusts[trust]])}
        />
        <FieldChoice
          name="everyHours"
          label={words.every}
          value={String(values.everyHours)}
          choose={(every) => set('everyHours', Number(every))}
          options={offered.map((every) => [String(every), everyWords(every, language)])}
        />
        <FieldChoice
          name="eventType"
          label={words.eventType}
          value={values.eventType}
          choose={(type) => set('eventType', type)}
          options={[
            ['', t.sources.about.asStated],
            ...eventTypes.map((type) => [type, t.common.types[type]] as const),
          ]}
        />
        <FieldTick
          {...tick('isOn')}
          label={words.isOn}
          value={values.isOn && mayRead}
          isDisabled={!mayRead}
        />
      </EditGroup>
    </div>
  )
}

type ChoiceProps<Value extends string> = Omit<ComponentProps<typeof SelectField>, 'options' | 'choose'> & {
  value: Value
  choose: (value: Value) => void
  options: readonly (readonly [Value, string])[]
}

/** One of a list, with what is to be said of it below. */
export function FieldChoice<Value extends string>({ choose, options, ...rest }: ChoiceProps<Value>) {
  const chooseKnown = (value: string) => {
    const chosen = options.find(([one]) => one === value)
    if (chosen) choose(chosen[0])
  }
  return <SelectField {...rest} options={options} choose={chooseKnown} />
}

type FieldTickProps = {
  name: string
  label: string
  hint?: string
  value: boolean
  isDisabled?: boolean
  set: (isTicked: boolean) => void
}

/** A box to tick, over the whole width. */
export function FieldTick({ name, label, hint, value, isDisabled = false, set }: FieldTickProps) {
  const { t, locale } = useText()
  const id = useId()
  const issue = use(IssuesContext).find(({ path }) => path === name)
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
