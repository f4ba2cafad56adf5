'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import { Eye, Gavel, Pencil, PencilLine, Power, RefreshCw, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Panel, Panels } from '../../queue/Panel.tsx'
import { SourceForm } from '../form/SourceForm.tsx'
import { sourceChanges, sourceValuesOf } from '../form/source-form.ts'
import { formOfSource, useSourceForm } from '../form/use-source-form.ts'
import { PreviewPart } from '../preview/PreviewPart.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { troubleOf } from '../source-words.ts'
import type { SourceWriting } from '../use-source-writing.ts'
import { AboutPanel } from './AboutPanel.tsx'
import { RunsPanel } from './RunsPanel.tsx'
import { Trouble } from './Trouble.tsx'

type Props = {
  source: ManagedSource
  writing: SourceWriting
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  askToDelete: (source: ManagedSource) => void
  decide: (source: ManagedSource) => void
}

/** An open list: what is the matter with it, what it brought, what it is, and what can be done. */
export function SourceDetail({ source, writing, isEditing, setEditing, askToDelete, decide }: Props) {
  const { t, say } = useText()
  const words = t.sources.acts
  const preview = usePreview()
  const { isRunning, running } = writing
  const { id, isOn, isSyncing, waiting, lastRun } = source
  const trouble = troubleOf(source)
  const isAsking = running?.act === 'sync' && running.id === id
  if (isEditing) return <Editing source={source} writing={writing} close={() => setEditing(false)} />
  return (
    <div className="grid gap-4">
      {trouble && <Trouble reason={trouble} detail={lastRun?.detail ?? null} />}
      <PreviewPart current={preview.current} trust={source.trust} close={preview.close} />
      <Panels of="edit">
        <RunsPanel source={source} />
        <AboutPanel source={source}>
          <div className="mt-3.5 flex flex-wrap gap-2 border-t border-line pt-3">
            {waiting > 0 && (
              <Act kind="primary" icon={Gavel} onClick={() => decide(source)}>
                {say(words.decide, { n: waiting })}
              </Act>
            )}
            <Act
              icon={RefreshCw}
              isDisabled={isRunning && !isAsking}
              isRunning={isSyncing || isAsking}
              onClick={() => void writing.sync(source)}
            >
              {words.sync}
            </Act>
            <Act
              icon={Eye}
              part="ask-preview"
              isRunning={preview.current.state === 'running'}
              onClick={() => void preview.ask({ id })}
            >
              {words.preview}
            </Act>
            <Act icon={Pencil} isDisabled={isRunning} onClick={() => setEditing(true)}>
              {words.edit}
            </Act>
            <Act icon={Power} isDisabled={isRunning} onClick={() => void writing.turn(source, !isOn)}>
              {isOn ? words.turnOff : words.turnOn}
            </Act>
            <Act kind="warned" icon={Trash2} isDisabled={isRunning} onClick={() => askToDelete(source)}>
              {words.remove}
            </Act>
          </div>
        </AboutPanel>
      </Panels>
    </div>
  )
}

type ActProps = {
  kind?: 'primary' | 'secondary' | 'warned'
  icon: LucideIcon
  part?: string
  isRunning?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: string
}

function Act({ kind = 'secondary', icon: Icon, part, isRunning = false, children, ...rest }: ActProps) {
  return (
    <Button kind={kind} className="max-md:min-h-control" data-part={part} isRunning={isRunning} {...rest}>
      {!isRunning && <Icon size={16} strokeWidth={1.75} aria-hidden />}
      {children}
    </Button>
  )
}

type EditingProps = Pick<Props, 'source' | 'writing'> & { close: () => void }

function Editing({ source, writing, close }: EditingProps) {
  const words = useText().t.sources.form
  const part = useRef<HTMLDivElement>(null)
  const form = useSourceForm({
    form: formOfSource(source.id),
    id: source.id,
    before: sourceValuesOf(source),
    save: (edit) => writing.edit(source, sourceChanges(edit)),
  })
  // What was pressed is gone with the rest of the row.
  useEffect(() => part.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <div ref={part}>
      <Panel part="edit" icon={PencilLine} title={words.editTitle}>
        <SourceForm form={form} id={source.id} isRunning={writing.isRunning} onSaved={close} close={close} />
      </Panel>
    </div>
  )
}
