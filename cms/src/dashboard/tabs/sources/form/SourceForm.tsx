import { Eye, ListPlus } from 'lucide-react'
import { useRef, useState, type FormEvent, useEffect, use, useId, type ComponentProps } from 'react'
import { IssuesContext, useErrorFocus, fieldLook, InputField, SelectField } from '../../../form/Field.tsx'
import { FormFoot } from '../../../form/RecordForm.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { PreviewPart } from '../preview/PreviewPart.tsx'
import { usePreview } from '../preview/use-question.ts'
import { Discovery } from './Discovery.tsx'
import { type SourceFormState, newSourceForm, useSourceForm } from './use-source-form.ts'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Panel } from '../../../list/Panel.tsx'
import type { SourceMutations } from '../use-sources.ts'
import { newSource, previewBody, sourceBody } from './source-form.ts'
import { eventTypes } from '@cyberluach/core/events/event'
import {
  leastHoursOf,
  listLanguages,
  needsPermission,
  sourceKinds,
  sourceTrusts,
} from '@cyberluach/core/sources/sources'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { EditGroup } from '../../../form/EventFields.tsx'
import { Checkbox } from '../../../ui/fields.tsx'
import { everyWords } from '../source-words.ts'

type Props = {
  form: SourceFormState
  /** The source that is edited; none of a new one. */
  id?: string
  isRunning: boolean
  onSaved: () => void
  close: () => void
}

/** The fields of a source, what the list would bring, and what saves it. */
export function SourceForm({ form, id, isRunning, onSaved, close }: Props) {
  const words = useText().t.sources.form
  const element = useRef<HTMLFormElement>(null)
  const preview = usePreview()
  const { values, problem, refusals, hasChanges } = form
  const { current } = preview

  useErrorFocus(element, refusals)

  const { kind, address } = values
  const wasSeen = current.state === 'done' && 'address' in current.asked
  const isSeen =
    wasSeen && 'address' in current.asked && current.asked.address === address && current.asked.kind === kind
  const show = () => {
    const asked = form.readyToPreview()
    if (!asked) return
    void preview.ask({ ...(id && { id }), ...previewBody(asked) })
  }
  const save = async () => {
    if (await form.saveNow()) onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning || current.state === 'running') return
    if (isSeen || id) void save()
    else show()
  }
  const saveLabel = id ? words.save : isSeen ? words.create : words.createUnseen
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <IssuesContext value={form.issues}>
        <SourceFields {...form} />
      </IssuesContext>
      <FormFoot problem={problem} unsaved={hasChanges && words.unsaved}>
        <Button
          icon={Eye}
          kind={isSeen || id ? 'secondary' : 'primary'}
          isTallOnPhone
          data-part="ask-preview"
          isRunning={current.state === 'running'}
          onClick={show}
        >
          {current.state === 'none' ? words.preview : words.previewAgain}
        </Button>
        <Button
          kind={isSeen || id ? 'primary' : 'secondary'}
          isTallOnPhone
          isDisabled={!hasChanges}
          isRunning={isRunning}
          onClick={() => void save()}
        >
          {saveLabel}
        </Button>
        <Button
          kind="ghost"
          isTallOnPhone
          isDisabled={isRunning}
          onClick={() => {
            form.discard()
            preview.close()
            close()
          }}
        >
          {hasChanges ? words.discard : words.close}
        </Button>
      </FormFoot>
      <PreviewPart current={current} trust={values.trust} isOutdated={wasSeen && !isSeen} close={preview.close} />
      {/* Enter in a field does what the first button says. */}
      <button type="submit" hidden>
        {saveLabel}
      </button>
    </form>
  )
}

type NewSourceProps = {
  /** How often it was asked for: whoever asks again is brought to it again. */
  asked: number
  writing: SourceMutations
  opened: (source: ManagedSource) => void
  close: () => void
}

/** The form of a list that is not read yet. */
export function NewSource({ asked, writing, opened, close }: NewSourceProps) {
  const words = useText().t.sources.form
  const part = useRef<HTMLDivElement>(null)
  const created = useRef<ManagedSource | null>(null)
  const form = useSourceForm({
    form: newSourceForm,
    before: newSource,
    save: async ({ values }) => {
      const written = await writing.create(sourceBody(values))
      if ('source' in written) created.current = written.source
      return written
    },
  })
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
    part.current?.querySelector<HTMLElement>('input')?.focus()
  }, [asked])
  return (
    <div ref={part} className="scroll-mt-28" data-part="new-source">
      <Panel part="edit" icon={ListPlus} title={words.createTitle}>
        <SourceForm
          form={form}
          isRunning={writing.isRunning}
          onSaved={() => {
            form.discard()
            if (created.current) opened(created.current)
          }}
          close={close}
        />
      </Panel>
    </div>
  )
}

/** From an hour to thirty days. */
const intervals = [1, 6, 12, 24, 72, 168, 336, 720]

type Editing = Pick<SourceFormState, 'values' | 'isTurned' | 'set' | 'takeAdvice'>
type Line = 'address' | 'name' | 'licence' | 'credit' | 'creditUrl' | (typeof defaultLines)[number]

const defaultLines = ['city', 'country', 'timeZone', 'organizer', 'tags', 'leaveOut', 'onlyWith'] as const

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
  const { asStated } = t.sources.about
  /** Whether it was so when the form came: it doesn't open while somebody types. */
  const [isFilledIn] = useState(() =>
    [values.eventType, values.language, ...defaultLines.map((name) => values[name])].some(Boolean),
  )
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
        <div className="col-span-full">
          <Discovery
            address={values.address}
            take={({ address, kind, name }) => {
              set('address', address)
              set('kind', kind)
              if (name && values.name.trim() === '') set('name', name)
            }}
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
        <FieldTick {...tick('isOn')} label={words.isOn} value={values.isOn && mayRead} isDisabled={!mayRead} />
      </EditGroup>
      <details open={isFilledIn || undefined}>
        <summary className="w-fit cursor-pointer font-semibold max-md:py-2.5">{words.defaults}</summary>
        <div className="mt-3 grid gap-5">
          <EditGroup legend="" hint={words.defaultsHint}>
            <FieldChoice
              name="eventType"
              label={words.eventType}
              value={values.eventType}
              choose={(type) => set('eventType', type)}
              options={[['', asStated], ...eventTypes.map((type) => [type, t.common.types[type]] as const)]}
            />
            <FieldChoice
              name="language"
              label={words.language}
              value={values.language}
              choose={(one) => set('language', one)}
              options={[['', asStated], ...listLanguages.map((one) => [one, t.sources.languages[one]] as const)]}
            />
            <InputField {...line('city')} />
            <InputField {...line('country')} />
            <InputField {...line('timeZone', words.timeZoneHint)} dir="ltr" />
            <InputField {...line('organizer')} />
            <InputField {...line('tags', words.wordsHint)} />
          </EditGroup>
          <EditGroup legend={words.words}>
            <InputField {...line('leaveOut', words.wordsHint)} />
            <InputField {...line('onlyWith', words.wordsHint)} />
          </EditGroup>
        </div>
      </details>
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
