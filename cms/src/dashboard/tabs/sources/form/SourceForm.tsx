import { Eye, ListPlus } from 'lucide-react'
import { useRef, type FormEvent, useEffect } from 'react'
import { IssuesContext, useErrorFocus } from '../../../form/Field.tsx'
import { FormFoot } from '../../../form/RecordForm.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { PreviewPart, usePreview } from '../preview/PreviewPart.tsx'
import { SourceFields } from './SourceFields.tsx'
import { type SourceFormState, newSourceForm, useSourceForm } from './use-source-form.ts'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Panel } from '../../../list/Panel.tsx'
import type { SourceMutations } from '../use-sources.ts'
import { newSource, sourceBody } from './source-form.ts'

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
    const { eventType, hasPermission } = asked
    void preview.ask({
      ...(id && { id }),
      kind: asked.kind,
      address: asked.address,
      eventType: eventType || null,
      hasPermission,
    })
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
      <PreviewPart
        current={current}
        trust={values.trust}
        isOutdated={wasSeen && !isSeen}
        close={preview.close}
      />
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
