'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import { ListPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useText } from '../../../text/TextContext.tsx'
import { Panel } from '../../queue/Panel.tsx'
import type { SourceWriting } from '../use-source-writing.ts'
import { SourceForm } from './SourceForm.tsx'
import { newSource, sourceBody } from './source-form.ts'
import { newSourceForm, useSourceForm } from './use-source-form.ts'

type Props = {
  /** How often it was asked for: whoever asks again is brought to it again. */
  asked: number
  writing: SourceWriting
  opened: (source: ManagedSource) => void
  close: () => void
}

/** The form of a list that is not read yet. */
export function NewSource({ asked, writing, opened, close }: Props) {
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
