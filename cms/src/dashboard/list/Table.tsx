import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { useText, type Texts } from '../ui/text.tsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import { formatDay, formatMoment, formatShortDay, formatWeekdayOf } from '../ui/time.tsx'
import type { Submission } from '../submission.ts'
import { Mark } from '@cyberluach/design/components/Mark'

export type ColumnName =
  | 'select'
  | 'rating'
  /** What opens the row; the text of feedback takes a line of its own on a phone. */
  | 'name'
  | 'text'
  | 'date'
  | 'sender'
  | 'sent'
  | 'status'
  /** A status in longer words: how an event or a source stands. */
  | 'standing'
  | 'actions'

export type TableDefinition = {
  columns: readonly { name: ColumnName; label: (t: Texts) => string }[]
  /** Whether its rows are events: an organizer is a narrower column than a sender. */
  isEvent: boolean
}

/**
 * Narrower columns leave the name its place; below the widest screens an event's organizer, who is in the details too,
 * stays for assistive technology alone.
 */
const head = tv({
  base: [
    'h-9 border-b border-line px-2 py-0 text-start text-(length:--text-xs) font-medium whitespace-nowrap text-ink-3',
    'first:ps-4 last:pe-4',
  ],
  variants: {
    column: {
      select: 'w-11 pe-0',
      rating: 'w-21',
      name: '',
      text: '',
      date: 'w-33 max-xl:w-29 max-lg:w-26.5',
      sender: 'max-xl:overflow-clip max-xl:px-0',
      sent: 'w-37.5 max-xl:w-29 max-lg:w-26.5',
      status: 'w-31 max-xl:w-23 max-lg:w-21.5',
      standing: 'w-37.5',
      actions: 'max-lg:w-35',
    },
    isEvent: { true: '', false: '' },
  },
  compoundVariants: [
    { column: 'sender', isEvent: true, class: 'w-53 max-xl:w-0' },
    { column: 'sender', isEvent: false, class: 'w-55 max-xl:w-37.5' },
    { column: 'actions', isEvent: true, class: 'w-60 max-xl:w-56' },
    { column: 'actions', isEvent: false, class: 'w-76' },
  ],
})

/** On a card, below one another beside the box that selects it. */
const beside = 'max-md:col-start-(--card-start) max-md:-col-end-1'

const atEnd = 'max-md:-col-start-2 max-md:row-start-1'

const cell = tv({
  base: 'p-0 align-middle md:h-14 md:px-2 md:first:ps-4 md:last:pe-4',
  variants: {
    column: {
      select: [
        'max-md:col-start-1 max-md:row-start-1 md:pe-0',
        'md:group-data-selected/row:shadow-[inset_3px_0_var(--color-info)]',
        'rtl:md:group-data-selected/row:shadow-[inset_-3px_0_var(--color-info)]',
      ],
      rating: 'max-md:col-start-2 max-md:row-start-1 max-md:flex max-md:h-11 max-md:items-center',
      name: '',
      text: beside,
      date: beside,
      sender: [beside, 'md:max-xl:overflow-clip md:max-xl:px-0'],
      sent: beside,
      status: atEnd,
      standing: atEnd,
      actions: 'max-md:col-span-full max-md:not-empty:pt-2',
    },
  },
})

const row = tv({
  base: [
    'scroll-mt-28 scroll-mb-22 focus-visible:-outline-offset-2',
    'max-md:grid max-md:gap-x-2 max-md:gap-y-0.5 max-md:px-3.5 max-md:py-3',
  ],
  variants: {
    isSelectable: {
      true: 'max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto] max-md:[--card-start:2]',
      false: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[--card-start:1]',
    },
    /** Open or selected, it has the ground of its group. */
    isMarked: { true: '', false: 'md:hover:bg-hover/45' },
  },
})

export function Table(props: Omit<ComponentProps<'table'>, 'className'>) {
  return <table {...asTable} {...props} className="w-full table-fixed border-collapse max-md:block" />
}

type TableHeadProps = {
  table: TableDefinition
  /** What stands in the head of a column in place of its label. */
  heads?: Partial<Record<ColumnName, ReactNode>>
}

/** Cards have no heads; a box that selects all of them would take the focus unseen. */
export function TableHead({ table, heads = {} }: TableHeadProps) {
  const { t } = useText()
  const { columns, isEvent } = table
  return (
    <thead {...asGroup} className={isSelectable(table) ? 'max-md:hidden' : 'max-md:sr-only'}>
      <tr {...asRow}>
        {columns.map(({ name, label }) => (
          <th key={name} {...asHeader} className={head({ column: name, isEvent })} scope="col">
            {name in heads ? heads[name] : isNarrow(name) ? <span className="sr-only">{label(t)}</span> : label(t)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What stands in them says enough. */
const isNarrow = (name: ColumnName) => name === 'actions' || name === 'select'

type CellProps = { column: ColumnName; className?: string; children?: ReactNode }

export function Cell({ column, className, children }: CellProps) {
  return (
    <td {...asCell} className={cell({ column, className })}>
      {children}
    </td>
  )
}

/** The cells of a row by the columns they stand in. */
export function Cells({ of }: { of: Partial<Record<ColumnName, ReactNode>> }) {
  return Object.entries(of).map(([column, content]) => (
    <Cell key={column} column={column as ColumnName}>
      {content}
    </Cell>
  ))
}

type RowProps = Omit<ComponentProps<'tr'>, 'className'> & { table: TableDefinition; isMarked?: boolean }

/** A row of the table, a card below 768 px. */
export function Row({ table, isMarked = false, ...rest }: RowProps) {
  const className = row({ isSelectable: isSelectable(table), isMarked })
  return <tr {...asRow} {...rest} className={className} data-part="row" />
}

const isSelectable = ({ columns }: TableDefinition) => columns.some(({ name }) => name === 'select')

/** Two lines in a cell, cut where it ends unless they are to be whole; on a phone they stand side by side below the row's name. */
export function TwoLines({ isWhole = false, children }: { isWhole?: boolean; children: ReactNode }) {
  return <div className={lines({ isWhole })}>{children}</div>
}

const lines = tv({
  base: '*:block max-md:ms-6.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:text-xs/4.5 max-md:text-ink-2 md:*:first:leading-4.75 md:*:first:font-medium',
  variants: { isWhole: { true: 'md:py-1.5', false: '*:truncate' } },
})

const second = tv({
  base: 'text-xs/4.5 md:leading-4.25',
  variants: {
    tone: {
      plain: 'md:text-ink-3',
      soon: 'font-medium text-on-warning-soft',
      late: 'font-semibold text-on-danger-soft',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type SecondLineProps = VariantProps<typeof second> & { title?: string; children: ReactNode }

export function SecondLine({ tone, title, children }: SecondLineProps) {
  return (
    <small className={second({ tone })} title={title}>
      {children}
    </small>
  )
}

/** A narrow screen shows the table as cards, and a table that is not displayed as one loses its roles: so they are said. */
export const asTable = { role: 'table' } as const
export const asGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asHeader = { role: 'columnheader' } as const
export const asCell = { role: 'cell' } as const
export const asRowHeader = { role: 'rowheader' } as const

const name = tv({
  base: [
    'flex items-center gap-2 text-base leading-5 max-md:flex-wrap max-md:gap-y-0.5',
    '[&>bdi]:text-match-parent max-md:[&>bdi]:wrap-anywhere md:[&>bdi]:line-clamp-1 md:[&>bdi]:break-all',
  ],
  variants: {
    isText: { true: 'font-medium', false: 'font-semibold' },
    /** A very long name is whole once its row is open. */
    isOpen: { true: '', false: 'max-md:[&>bdi]:line-clamp-3' },
  },
})

type RowState = { id: string; isOpen: boolean; toggle: (id: string) => void }

/** The row that something stands in. */
export const RowContext = createContext<RowState | null>(null)

export function useRow(): RowState {
  const row = use(RowContext)
  if (!row) throw new Error('Part of a row outside of it')
  return row
}

type Props = {
  /** A tooltip: what the row is called, where there is no room for all of it. */
  title?: string
  first: ReactNode
  second?: ReactNode
  /** Not a name but a text, which is written lighter. */
  isText?: boolean
}

/** The name of a row: opens and closes it. */
export function RowToggle({ title, first, second, isText = false }: Props) {
  const { locale } = useText()
  const { id, isOpen, toggle } = useRow()
  const Closed = locale === 'he' ? ChevronLeft : ChevronRight
  const Chevron = isOpen ? ChevronDown : Closed
  return (
    <button
      type="button"
      className="flex w-full min-w-0 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 max-md:min-h-11 max-md:items-start"
      data-part="opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `detail-${id}` : undefined}
      onClick={() => toggle(id)}
    >
      <Chevron className="-ms-1.5 w-7 text-ink-3 max-md:mt-0.5" />
      <span className="min-w-0 flex-1" data-part="name">
        <span className={name({ isOpen, isText })} title={title}>
          {first}
        </span>
        {second && (
          <span className="flex items-center gap-2 overflow-hidden text-(length:--text-xs) leading-4.5 whitespace-nowrap text-ink-3 max-md:flex-wrap max-md:whitespace-normal [&>bdi]:text-match-parent md:[&>bdi]:truncate">
            {second}
          </span>
        )}
      </span>
    </button>
  )
}

type Dated = Pick<Submission, 'startDate' | 'endDate' | 'allDay'>

/** The first day, and below it the weekday and the time, or the last day of an event of several days. */
export function EventDate({ submission }: { submission: Dated }) {
  const { startDate, endDate, allDay } = submission
  const { t, say, locale, timeZone } = useText()
  if (!startDate) return <span className="text-xs text-ink-3">{t.submissions.noDate}</span>

  const momentOf = allDay ? formatDay : formatMoment
  const first = dayKeyOf(new Date(startDate), timeZone)
  const last = endDate && (allDay ? dayKeyOf(new Date(endDate), timeZone) : lastDayOf(startDate, endDate, timeZone))
  return (
    <TwoLines>
      <time dateTime={startDate} title={momentOf(locale, startDate, timeZone)}>
        {formatShortDay(locale, startDate, timeZone)}
      </time>
      <SecondLine>
        {last && last !== first ? (
          say(t.submissions.until, { date: formatShortDay(locale, startOfDay(last, timeZone), timeZone) })
        ) : (
          <>
            {formatWeekdayOf(locale, startDate, timeZone)},{' '}
            {allDay ? t.details.allDay : <bdi dir="ltr">{formatTime(startDate, timeZone)}</bdi>}
          </>
        )}
      </SecondLine>
    </TwoLines>
  )
}

/** An event's type: its mark and its name. */
export function EventType({ type }: { type: string }) {
  const { t } = useText()
  return (
    <span
      className="inline-flex items-center gap-1.25 text-(length:--text-xs) font-medium whitespace-nowrap text-(--on-type-soft)"
      data-type={type}
    >
      <Mark type={type} className="size-2.5 fill-(--type) forced-colors:fill-current" />
      {typeNameIn(t)(type)}
    </span>
  )
}

/** The words of event types; a type that nobody knows is shown as it is. */
export function typeNameIn({ common }: Texts): (eventType: string) => string {
  const names: Record<string, string> = common.types
  return (eventType) => (Object.hasOwn(names, eventType) ? (names[eventType] ?? eventType) : eventType)
}

/** The words of a level of difficulty; an unknown one as it is. */
export function levelNameIn({ common }: Texts): (level: string) => string {
  const names: Record<string, string> = common.difficulty
  return (level) => (Object.hasOwn(names, level) ? (names[level] ?? level) : level)
}
