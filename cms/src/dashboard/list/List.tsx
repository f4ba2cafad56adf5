import { SearchX } from 'lucide-react'
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Button } from '../ui/Button.tsx'
import { Empty, ListCard, Skeleton } from '../ui/Layout.tsx'
import { useText } from '../ui/text.tsx'
import {
  asCell,
  asGroup,
  asRow,
  Cell,
  Row,
  RowContext,
  Table,
  TableHead,
  type ColumnName,
  type TableDefinition,
} from './Table.tsx'
import { flushSync } from 'react-dom'
import type { TabShortcuts } from '../frame/shortcuts.tsx'
import { currentRow, focusRow, rowAfter } from '../ui/focus.ts'

type ListProps<Item> = {
  ref: RefObject<HTMLDivElement | null>
  table: TableDefinition
  words: { caption: string; loading: string }
  /** None until they have been read. */
  items: readonly Item[] | undefined
  /** Why is said above the list. */
  hasFailed: boolean
  isBusy?: boolean
  /** In place of the table, where there are none. */
  empty: ReactNode
  foot?: ReactNode
  children: (item: Item) => ReactNode
}

/** A list on its ground: its rows, what stands for them while they are on their way, or that there are none. */
export function List<Item>(props: ListProps<Item>) {
  const { ref, table, words, items, hasFailed, isBusy, empty, foot, children } = props
  return (
    <ListCard ref={ref}>
      {!items && !hasFailed && <ListSkeleton table={table} label={words.loading} />}
      {items?.length === 0 && empty}
      {items && (items.length > 0 || !empty) && (
        <>
          <Table aria-label={words.caption} aria-busy={isBusy || undefined}>
            <TableHead table={table} />
            {items.map(children)}
          </Table>
          {foot}
        </>
      )}
    </ListCard>
  )
}

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Rows of the real size, while the first list is on its way; without a table, of two cells and no heads. */
export function ListSkeleton({ table = twoCells, label }: { table?: TableDefinition; label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Table aria-hidden>
        {table !== twoCells && <TableHead table={table} heads={{ select: null }} />}
        <tbody className="max-md:block">
          {widths.map((width) => (
            <Row key={width} table={table}>
              {table.columns.map(({ name }) => (
                <Cell key={name} column={name}>
                  {cellSkeletons[name]?.(width) ?? <Line width="75%" />}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const twoCells: TableDefinition = {
  columns: [
    { name: 'name', label: () => '' },
    { name: 'date', label: () => '' },
  ],
  isEvent: false,
}

const nameSkeleton = (width: string) => (
  <>
    <Line width={width} isTall />
    <Line width="24%" />
  </>
)
const statusSkeleton = () => <Line width="64px" isTall />

const cellSkeletons: Partial<Record<ColumnName, (width: string) => ReactNode>> = {
  select: () => <Line width="18px" isTall />,
  name: nameSkeleton,
  text: nameSkeleton,
  status: statusSkeleton,
  standing: statusSkeleton,
  actions: () => null,
}

function Line({ width, isTall = false }: { width: string; isTall?: boolean }) {
  return <Skeleton width={width} height={isTall ? 13 : 10} className="my-1 rounded-xs" />
}

const group = tv({
  base: 'group/row border-t border-line max-md:block max-md:first-of-type:border-t-0',
  variants: {
    look: {
      plain: '',
      open: 'bg-sunken',
      selected: [
        'bg-[color-mix(in_oklab,var(--color-info)_8%,var(--color-surface))]',
        'max-md:border-s-3 max-md:border-s-info',
      ],
    },
  },
})

type ListRowProps = {
  id: string
  table: TableDefinition
  isOpen: boolean
  isSelected?: boolean
  toggle: (id: string) => void
  cells: ReactNode
  /** What is shown below, where the row is open. */
  children: ReactNode
}

/** A row that opens wherever it is pressed. The keys that walk the list give it the focus; its own keys then act on it. */
export function ListRow({ id, table, isOpen, isSelected = false, toggle, cells, children }: ListRowProps) {
  const toggleFromRow = ({ target }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('button, a, input, label')
    if (!isControl && !getSelection()?.toString()) toggle(id)
  }
  return (
    <tbody
      {...asGroup}
      className={group({ look: isSelected ? 'selected' : isOpen ? 'open' : 'plain' })}
      data-selected={isSelected || undefined}
      data-row={id}
    >
      <Row table={table} isMarked={isOpen || isSelected} tabIndex={-1} onClick={toggleFromRow}>
        <RowContext value={{ id, isOpen, toggle }}>{cells}</RowContext>
      </Row>
      {isOpen && (
        <tr {...asRow} className="max-md:block" data-part="detail">
          <td
            {...asCell}
            className="bg-sunken p-0 px-4 pb-4 max-md:block max-md:px-3 max-md:pb-3.5"
            colSpan={table.columns.length}
            id={`detail-${id}`}
          >
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type NoMatchProps = { words: { noMatchTitle: string; noMatchText: string }; clear: () => void }

/** Nothing that the filters let through. */
export function NoMatch({ words, clear }: NoMatchProps) {
  const { t } = useText()
  return (
    <Empty icon={SearchX} title={words.noMatchTitle} text={words.noMatchText}>
      <Button onClick={clear}>{t.submissions.clearFilters}</Button>
    </Empty>
  )
}

type Options = {
  list: RefObject<HTMLElement | null>
  openId: string | null
  toggle: (id: string) => void
  /** What Escape does where no row is open. */
  leave?: () => void
}

type Keys = Pick<TabShortcuts, 'nextRow' | 'previousRow' | 'toggleRow' | 'escape'>

/** The keys that walk a list and open its rows, and the row that has the focus. */
export function useRowKeys({ list, openId, toggle, leave }: Options) {
  const last = useRef<string | null>(null)
  /** Where that row loses the focus over what is done with it, the list is walked from there. */
  const current = (): string | null => {
    const id = currentRow(list.current)
    if (id !== null) last.current = id
    return id
  }
  const walk = (step: 1 | -1) => {
    const next = rowAfter(list.current, currentRow(list.current) ?? last.current ?? openId, step)
    if (next === null) return
    last.current = next
    // What is open follows: drawn before the focus comes, so that the page scrolls to where the row is then.
    if (openId !== null && openId !== next) flushSync(() => toggle(next))
    focusRow(next)
  }
  const keys: Keys = {
    nextRow: () => walk(1),
    previousRow: () => walk(-1),
    toggleRow: () => {
      const id = current()
      if (id !== null) toggle(id)
    },
    escape: () => {
      if (openId !== null) toggle(openId)
      else leave?.()
    },
  }
  return { keys, current }
}
