import type { ReactNode } from 'react'
import { ListRow } from '../../../list/List.tsx'
import { Cell, SecondLine, TwoLines, type TableDefinition, RowToggle } from '../../../list/Table.tsx'
import { useText } from '../../../ui/text.tsx'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Ago, Until } from '../../../ui/time.tsx'
import { Badge, StatusBadge } from '../../../ui/marks.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import {
  broughtWords,
  everyWords,
  hostOf,
  standingOfSource,
  statusOfStanding,
  troubleOf,
} from '../source-words.ts'

export const sourceTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.sources.columns.name },
    { name: 'sender', label: (t) => t.sources.columns.last },
    { name: 'date', label: (t) => t.sources.columns.next },
    { name: 'standing', label: (t) => t.sources.columns.health },
  ],
  isEvent: false,
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
    <ListRow
      id={id}
      isOpen={isOpen}
      table={sourceTable}
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
