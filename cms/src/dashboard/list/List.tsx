import { SearchX } from 'lucide-react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
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
