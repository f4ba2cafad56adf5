'use client'

import type { ManagedSource } from '@cyberluach/api/sources'
import type { ReactNode } from 'react'

import { Ago } from '../../../ui/Ago.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Until } from '../../../ui/Until.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Opener } from '../../queue/Opener.tsx'
import { Cell } from '../../queue/TableParts.tsx'
import { SecondLine, TwoLines } from '../../queue/TwoLines.tsx'
import {
  broughtWords,
  everyWords,
  hostOf,
  standingOfSource,
  statusOfStanding,
  troubleOf,
} from '../source-words.ts'
import { RowFrame } from './RowFrame.tsx'
import { sourceColumns } from './SourceTable.tsx'

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
            <Opener
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
