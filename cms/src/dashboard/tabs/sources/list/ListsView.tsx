import type { ManagedSource } from '@cyberluach/api/sources'
import { Plus, Rss, Trash2 } from 'lucide-react'
import { useState, type RefObject, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { List } from '../../../list/List.tsx'
import { Empty, FailureLine } from '../../../ui/Layout.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useText } from '../../../ui/text.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { focusRow, focusWhenPresent, successorOf } from '../../../ui/focus.ts'
import { useRowKeys } from '../../../list/use-row-keys.ts'
import type { SourceMutations, SourceList } from '../use-sources.ts'
import { SourceDetail } from './SourceDetail.tsx'
import { SourceRow, sourceTable } from './SourceRow.tsx'
import { AlertDialog } from '../../../ui/Dialog.tsx'

type Props = {
  sources: SourceList
  writing: SourceMutations
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
  const [deleting, setDeleting] = useState<ManagedSource | null>(null)
  const { list: all, openId, toggle, error } = sources

  useRowStep({ openId, toggle, hasRow: (id) => all?.some((source) => source.id === id) ?? false })
  const { keys, current } = useRowKeys({ list, openId, toggle })
  useShortcuts({
    ...keys,
    create,
    remove: () => {
      const asked = current() ?? openId
      const source = all?.find(({ id }) => id === asked)
      if (source) setDeleting(source)
    },
  })
  return (
    <>
      {error !== null && (
        <FailureLine title={words.failed} updatedAt={sources.liveness.updatedAt} retry={sources.retry} />
      )}
      <List
        ref={list}
        table={sourceTable}
        words={words}
        items={all}
        hasFailed={error !== null}
        empty={
          <Empty icon={Rss} title={words.emptyTitle} text={words.emptyText}>
            <Button kind="primary" onClick={create}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              {words.create}
            </Button>
          </Empty>
        }
      >
        {(source) => (
          <SourceRow key={source.id} source={source} isOpen={openId === source.id} toggle={toggle}>
            <SourceDetail
              source={source}
              writing={writing}
              isEditing={editingId === source.id}
              setEditing={(isEditing) => {
                setEditingId(isEditing ? source.id : null)
                if (!isEditing) focusRow(source.id)
              }}
              askToDelete={setDeleting}
              decide={decide}
            />
          </SourceRow>
        )}
      </List>
      <DeleteSourceDialog
        source={deleting}
        isRunning={writing.isRunning}
        remove={async (source) => !('failure' in (await writing.remove(source)))}
        close={() => setDeleting(null)}
      />
    </>
  )
}

type DeleteSourceDialogProps = {
  source: ManagedSource | null
  isRunning: boolean
  remove: (source: ManagedSource) => Promise<boolean>
  close: () => void
}

/** Asks before a list is deleted, and names what only stops reading it; the focus goes on to the row beside it. */
export function DeleteSourceDialog({ source, isRunning, remove, close }: DeleteSourceDialogProps) {
  const { t, say } = useText()
  const words = t.sources.removal
  const successor = useRef<(() => HTMLElement | null) | null>(null)
  const confirm = async () => {
    if (!source) return false
    const next = successorOf(source.id)
    const isDone = await remove(source)
    successor.current = isDone ? next : null
    return isDone
  }
  const closed = () => {
    close()
    if (successor.current) focusWhenPresent(successor.current)
    successor.current = null
  }
  return (
    <AlertDialog
      isOpen={source !== null}
      isRunning={isRunning}
      title={say(words.title, { name: source?.name ?? '' })}
      text={words.text}
      icon={Trash2}
      keep={words.keep}
      act={words.act}
      confirm={confirm}
      close={closed}
    >
      {source?.isOn && <p className="mt-4 text-ink-2">{words.hint}</p>}
    </AlertDialog>
  )
}
