import type { ReactNode, ComponentProps, MouseEvent } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  asGroup,
  asRow,
  Cell,
  ColumnHead,
  Row,
  Table,
  SecondLine,
  TwoLines,
  asCell,
} from '../../../list/Table.tsx'
import { useText } from '../../../ui/text.tsx'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Ago, Until } from '../../../ui/Ago.tsx'
import { Badge, StatusBadge } from '../../../ui/Badge.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { RowToggle } from '../../../list/RowToggle.tsx'
import {
  broughtWords,
  everyWords,
  hostOf,
  standingOfSource,
  statusOfStanding,
  troubleOf,
} from '../source-words.ts'

/** The columns of the list, for its rows. */
export const sourceColumns = {
  columns: [{ name: 'name' }, { name: 'sender' }, { name: 'date' }, { name: 'status' }],
  isSelectable: false,
} as const

/** The lists with their heads. */
export function SourceTable({ children }: { children: ReactNode }) {
  const words = useText().t.sources
  return (
    <Table aria-label={words.caption}>
      <thead {...asGroup} className="max-md:sr-only">
        <tr {...asRow}>
          <ColumnHead column="name" isEvent>
            {words.columns.name}
          </ColumnHead>
          <ColumnHead column="sender" isEvent={false}>
            {words.columns.last}
          </ColumnHead>
          <ColumnHead column="date" isEvent>
            {words.columns.next}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.health}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}

/** Rows of the real size, while the first list is on its way. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Table aria-hidden>
        <tbody className="max-md:block">
          {['46%', '38%', '55%', '41%'].map((width) => (
            <Row key={width} definition={sourceColumns}>
              <Cell column="name">
                <Skeleton width={width} height={13} className="my-1 rounded-xs" />
                <Skeleton width="24%" height={10} className="my-1 rounded-xs" />
              </Cell>
              <Cell column="date">
                <Skeleton width="75%" height={10} className="my-1 rounded-xs" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type Props = {
  source: ManagedSource
  isOpen: boolean
  toggle: (id: string) => void
  children: ReactNode
}

/** A list that is read: what it is, when it was read and will be, what it brought, and how it stands, in words. */
export function SourceRow({ source, isOpen, toggle, children }: Props) {
  const language = useText()
  const words = language.t.sources
  const { id, name, kind, trust, address, lastRun, nextRunAt, everyHours } = source
  const standing = standingOfSource(source)
  const trouble = troubleOf(source)
  const brought = lastRun ? broughtWords(lastRun, language) : ''
  return (
    <RowFrame
      id={id}
      isOpen={isOpen}
      definition={sourceColumns}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle
              id={id}
              isOpen={isOpen}
              toggle={toggle}
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
          <Cell column="status">
            <StatusBadge status={statusOfStanding[standing]}>{words.health[standing]}</StatusBadge>
          </Cell>
        </>
      }
    >
      {children}
    </RowFrame>
  )
}

/** Breaks between two facts only. */
const whole = (facts: string) => facts.replaceAll(/(?<!·) /g, '\u00a0')

type RowFrameProps = {
  id: string
  isOpen: boolean
  definition: ComponentProps<typeof Row>['definition'] & { columns: readonly unknown[] }
  toggle: (id: string) => void
  cells: ReactNode
  /** What is shown below, where the row is open. */
  children: ReactNode
}

/** A row of a list that opens wherever it is pressed, and what is open of it below. */
export function RowFrame({ id, isOpen, definition, toggle, cells, children }: RowFrameProps) {
  const toggleFromRow = ({ target }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('button, a, input, label')
    if (!isControl && !getSelection()?.toString()) toggle(id)
  }
  return (
    <tbody
      {...asGroup}
      className={`group/row border-t border-line max-md:block max-md:first-of-type:border-t-0 ${isOpen ? 'bg-sunken' : ''}`}
      data-row={id}
    >
      <Row definition={definition} isMarked={isOpen} tabIndex={-1} onClick={toggleFromRow}>
        {cells}
      </Row>
      {isOpen && (
        <tr {...asRow} className="max-md:block" data-part="detail">
          <td
            {...asCell}
            className="bg-sunken p-0 px-4 pb-4 max-md:block max-md:px-3 max-md:pb-3.5"
            colSpan={definition.columns.length}
            id={`detail-${id}`}
          >
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}
