'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import { Plus, Rss } from 'lucide-react'
import { useState, type RefObject } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { ListCard } from '../../../ui/ListCard.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { useShortcuts } from '../../../keyboard/use-shortcuts.ts'
import { useText } from '../../../text/TextContext.tsx'
import { useRowStep } from '../../../navigation/use-row-step.ts'
import { focusRow } from '../../../focus/rows.ts'
import { useRowKeys } from '../use-row-keys.ts'
import type { SourceWriting } from '../use-source-writing.ts'
import type { SourceList } from '../use-sources.ts'
import { DeleteSourceDialog } from './DeleteSourceDialog.tsx'
import { SourceDetail } from './SourceDetail.tsx'
import { SourceRow } from './SourceRow.tsx'
import { SourceTable, TableSkeleton } from './SourceTable.tsx'

type Props = {
  sources: SourceList
  writing: SourceWriting
  /** Which of them is being edited. */
  editingId: string | null
  setEditingId: (id: string | null) => void
  list: RefObject<HTMLDivElement | null>
  create: () => void
  decide: (source: ManagedSource) => void
}

/** The lists that the calendar reads, one open at a time. */
export function ListsView({ sources, writing, editingId, setEditingId, list, create, decide }: Props) {
  const words = useText().t.sources
  const [doomed, setDoomed] = useState<ManagedSource | null>(null)
  const { list: all, openId, toggle, error } = sources

  useRowStep({ openId, toggle, hasRow: (id) => all?.some((source) => source.id === id) ?? false })
  const { keys, current } = useRowKeys({ list, openId, toggle })
  useShortcuts({
    ...keys,
    create,
    remove: () => {
      const source = all?.find(({ id }) => id === current())
      if (source) setDoomed(source)
    },
  })
  return (
    <>
      {error !== null && (
        <FailureLine title={words.failed} updatedAt={sources.liveness.updatedAt} retry={sources.retry} />
      )}
      <ListCard ref={list}>
        {!all && error === null && <TableSkeleton label={words.loading} />}
        {all?.length === 0 && (
          <Empty icon={Rss} title={words.emptyTitle} text={words.emptyText}>
            <Button kind="primary" onClick={create}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              {words.create}
            </Button>
          </Empty>
        )}
        {all && all.length > 0 && (
          <SourceTable>
            {all.map((source) => (
              <SourceRow key={source.id} source={source} isOpen={openId === source.id} toggle={toggle}>
                <SourceDetail
                  source={source}
                  writing={writing}
                  isEditing={editingId === source.id}
                  setEditing={(isEditing) => {
                    setEditingId(isEditing ? source.id : null)
                    if (!isEditing) focusRow(source.id)
                  }}
                  askToDelete={setDoomed}
                  decide={decide}
                />
              </SourceRow>
            ))}
          </SourceTable>
        )}
      </ListCard>
      <DeleteSourceDialog
        source={doomed}
        isRunning={writing.isRunning}
        remove={async (source) => !('failure' in (await writing.remove(source)))}
        close={() => setDoomed(null)}
      />
    </>
  )
}
