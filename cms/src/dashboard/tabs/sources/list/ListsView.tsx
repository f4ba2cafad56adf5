import type { ManagedSource } from '@cyberluach/api/sources'
import { Plus, Rss, Trash2 } from 'lucide-react'
import { useState, type RefObject, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { List, ListRow, useRowKeys } from '../../../list/List.tsx'
import { Empty, FailureLine } from '../../../ui/Layout.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useText } from '../../../ui/text.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { focusRow, focusWhenPresent, successorOf } from '../../../ui/focus.ts'
import type { SourceMutations, SourceList } from '../use-sources.ts'
import { SourceDetail } from './SourceDetail.tsx'
import { AlertDialog } from '../../../ui/Dialog.tsx'
import { Cell, SecondLine, TwoLines, type TableDefinition, RowToggle } from '../../../list/Table.tsx'
import { Ago, Until } from '../../../ui/time.tsx'
import { Badge, StatusBadge } from '../../../ui/marks.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { broughtWords, everyWords, hostOf, standingOfSource, statusOfStanding, troubleOf } from '../source-words.ts'

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
            <Button icon={Plus} kind="primary" onClick={create}>
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

export const sourceTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.sources.columns.name },
    { name: 'sender', label: (t) => t.sources.columns.last },
    { name: 'date', label: (t) => t.sources.columns.next },
    { name: 'standing', label: (t) => t.sources.columns.health },
  ],
  isEvent: false,
}

type SourceRowProps = {
  source: ManagedSource
  isOpen: boolean
  toggle: (id: string) => void
  children: ReactNode
}

/** A list that is read: what it is, when it was read and will be, what it brought, and how it stands, in words. */
export function SourceRow({ source, isOpen, toggle, children }: SourceRowProps) {
  const language = useText()
  const words = language.t.sources
  const { id, name, kind, trust, address, lastRun, nextRunAt, everyHours } = source
  const standing = standingOfSource(source)
  const trouble = troubleOf(source)
  const brought = lastRun ? broughtWords(lastRun, language) : ''
  return (
    <ListRow
      id={id}
      isOpen={isOpen}
      table={sourceTable}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle
              title={name}
              first={
                <>
                  <UserText text={name} />
                  {trust === 'publish' && <Badge kind="plain">{words.selfPublishing}</Badge>}
                </>
              }
              second={
                trouble ? (
                  <b
                    className={`truncate font-medium ${source.health === 'failed' ? 'text-on-danger-soft' : 'text-on-warning-soft'}`}
                  >
                    {words.reasons[trouble]}
                  </b>
                ) : (
                  <>
                    <span>{words.kinds[kind]}</span>
                    <LatinText text={hostOf(address)} />
                  </>
                )
              }
            />
          </Cell>
          <Cell column="sender">
            <TwoLines isWhole>
              <span>{lastRun ? <Ago iso={lastRun.endedAt} /> : words.never}</span>
              {lastRun && <SecondLine>{whole(brought)}</SecondLine>}
            </TwoLines>
          </Cell>
          <Cell column="date">
            <TwoLines>
              <span>{nextRunAt ? <Until iso={nextRunAt} due={words.dueNow} /> : words.notPlanned}</span>
              {nextRunAt && <SecondLine>{everyWords(everyHours, language)}</SecondLine>}
            </TwoLines>
          </Cell>
          <Cell column="standing">
            <StatusBadge status={statusOfStanding[standing]}>{words.health[standing]}</StatusBadge>
          </Cell>
        </>
      }
    >
      {children}
    </ListRow>
  )
}

/** Breaks between two facts only. */
const whole = (facts: string) => facts.replaceAll(/(?<!·) /g, '\u00a0')
