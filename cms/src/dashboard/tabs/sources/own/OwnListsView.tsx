import type { OwnList, OwnRow } from '@cyberluach/api/own-lists'
import { ownListPath } from '@cyberluach/core/events/own-list'
import { may } from '@cyberluach/core/sign-in/roles'
import { formatShortDateRange } from '@cyberluach/i18n/format'
import { titleOf } from '@cyberluach/i18n/event-words'
import { CalendarPlus, ClipboardPaste, ExternalLink, List as ListIcon, ListPlus, Plus, Settings } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { List, ListRow, useRowKeys } from '../../../list/List.tsx'
import { Choice } from '../../../list/ListTools.tsx'
import { Panel } from '../../../list/Panel.tsx'
import { Cell, RowToggle, SecondLine, TwoLines, type TableDefinition } from '../../../list/Table.tsx'
import { useOpenRow } from '../../../list/use-list-page.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { focusRow, focusWhenPresent, successorOf } from '../../../ui/focus.ts'
import { Empty, FailureLine } from '../../../ui/Layout.tsx'
import { Badge, StatusBadge } from '../../../ui/marks.tsx'
import { CopyButton } from '../../../ui/Toast.tsx'
import { useText } from '../../../ui/text.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { OwnListSettings } from './OwnListSettings.tsx'
import { OwnRowForm } from './OwnRowForm.tsx'
import { PasteRows } from './PasteRows.tsx'
import { useOwnLists, type OwnLists } from './use-own-lists.ts'

type Open = 'row' | 'paste' | 'settings' | 'create' | null

/** The lists that the team keeps itself: one of them, with its rows, one open at a time. */
export function OwnListsView({ list: element }: { list: RefObject<HTMLDivElement | null> }) {
  const { t } = useText()
  const words = t.ownLists
  const own = useOwnLists()
  const [chosen, choose] = useState<string | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const { openId, setOpenId, toggle } = useOpenRow()
  const list = own.lists?.find(({ id }) => id === chosen) ?? own.lists?.[0]
  const rows = list?.rows

  useRowStep({ openId, toggle, hasRow: (id) => rows?.some((row) => row.id === id) ?? false })
  const { keys, current } = useRowKeys({ list: element, openId, toggle, leave: () => setOpen(null) })
  const remove = (id: string) => {
    if (!list) return
    const next = successorOf(id)
    void own.changeRows(list, { put: [], remove: [id] }, words.done.removed).then((done) => {
      if ('list' in done) focusWhenPresent(next)
    })
  }
  useShortcuts({
    ...keys,
    create: () => setOpen('row'),
    undo: own.undoLast,
    remove: () => {
      const id = current() ?? openId
      if (id !== null) remove(id)
    },
  })
  return (
    <>
      {own.error !== null && <FailureLine title={words.failed} updatedAt={own.liveness.updatedAt} retry={own.retry} />}
      {list && <ListHead {...{ own, list, choose, setOpen }} />}
      {list && <OpenPanel key={list.id} {...{ own, list, open, setOpen, choose, openRow: setOpenId }} />}
      <List
        ref={element}
        table={rowTable}
        words={words}
        items={rows}
        hasFailed={own.error !== null}
        empty={
          <Empty icon={ListIcon} title={words.emptyTitle} text={words.emptyText}>
            <Button icon={Plus} kind="primary" onClick={() => setOpen('row')}>
              {words.add}
            </Button>
          </Empty>
        }
      >
        {(row) => (
          <OwnRowLine key={row.id} row={row} isOpen={openId === row.id} toggle={toggle}>
            <OwnRowForm
              row={row}
              isRunning={own.isRunning}
              save={async (put) =>
                list
                  ? own.changeRows(list, { put: [put], remove: [] }, words.done.saved, true)
                  : { failure: new Error('no list') }
              }
              saved={(id) => {
                setOpenId(null)
                focusRow(id)
              }}
              remove={() => remove(row.id)}
              close={() => toggle(row.id)}
            />
          </OwnRowLine>
        )}
      </List>
    </>
  )
}

type HeadProps = { own: OwnLists; list: OwnList; choose: (id: string) => void; setOpen: (open: Open) => void }

/** Which list it is, where it is published, and what can be done with it. */
function ListHead({ own, list, choose, setOpen }: HeadProps) {
  const { t, say, locale } = useText()
  const words = t.ownLists
  const { role } = useSession()
  const address = new URL(ownListPath(list.slug), location.origin).href
  const nameOf = ({ name, nameHe }: OwnList) => (locale === 'he' && nameHe) || name
  const said = [
    say(words.count, { n: list.rows.length }),
    list.licence ?? words.noLicence,
    list.isRead ? words.read : words.notRead,
  ]
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2.5">
        {own.lists && own.lists.length > 1 ? (
          <Choice
            label={words.list}
            value={list.id}
            choose={choose}
            options={own.lists.map((one) => [one.id, nameOf(one)])}
          />
        ) : (
          <h3 className="font-semibold">{nameOf(list)}</h3>
        )}
        <span className="me-auto text-ink-2">{said.join(' · ')}</span>
        <Button icon={Plus} kind="primary" isTallOnPhone data-part="add-row" onClick={() => setOpen('row')}>
          {words.add}
        </Button>
        <Button icon={ClipboardPaste} isTallOnPhone data-part="paste-rows" onClick={() => setOpen('paste')}>
          {words.paste}
        </Button>
        {may(role, 'administer') && (
          <>
            <Button icon={Settings} isTallOnPhone onClick={() => setOpen('settings')}>
              {words.settings}
            </Button>
            <Button icon={ListPlus} isTallOnPhone onClick={() => setOpen('create')}>
              {words.create}
            </Button>
          </>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-ink-2">
        {words.published}
        <NewTabLink href={address} rel="noreferrer" icon={<ExternalLink size={14} />}>
          <bdi dir="ltr" className="wrap-anywhere">
            {address}
          </bdi>
        </NewTabLink>
        <CopyButton text={address} label={words.copy} />
      </p>
    </div>
  )
}

type PanelProps = {
  own: OwnLists
  list: OwnList
  open: Open
  setOpen: (open: Open) => void
  choose: (id: string) => void
  openRow: (id: string | null) => void
}

/** What is added or set, above the rows; closed, the focus is where it was opened. */
function OpenPanel({ own, list, open, setOpen, choose, openRow }: PanelProps) {
  const { t, say } = useText()
  const words = t.ownLists
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open === null) return
    part.current?.scrollIntoView({ block: 'nearest' })
    part.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [open])
  const close = () => {
    setOpen(null)
    focusWhenPresent(() =>
      document.querySelector<HTMLElement>(`[data-part=${open === 'paste' ? 'paste-rows' : 'add-row'}]`),
    )
  }
  return (
    <div ref={part} className="scroll-mt-28 empty:hidden">
      {open === 'row' && (
        <Panel part="edit" icon={CalendarPlus} title={words.row.addTitle}>
          <OwnRowForm
            row={null}
            isRunning={own.isRunning}
            save={(put) => own.changeRows(list, { put: [put], remove: [] }, words.done.added, true)}
            saved={(id) => {
              setOpen(null)
              openRow(null)
              focusRow(id)
            }}
            close={close}
          />
        </Panel>
      )}
      {open === 'paste' && (
        <PasteRows
          isRunning={own.isRunning}
          add={async (put) =>
            'list' in (await own.changeRows(list, { put, remove: [] }, say(words.done.pasted, { n: put.length })))
          }
          close={close}
        />
      )}
      {(open === 'settings' || open === 'create') && (
        <OwnListSettings
          key={open}
          own={own}
          list={open === 'settings' ? list : null}
          saved={(id) => {
            choose(id)
            close()
          }}
          close={close}
        />
      )}
    </div>
  )
}

const rowTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.ownLists.columns.name },
    { name: 'date', label: (t) => t.ownLists.columns.date },
    { name: 'sent', label: (t) => t.ownLists.columns.kind },
    { name: 'standing', label: (t) => t.ownLists.columns.state },
  ],
  isEvent: false,
}

type LineProps = { row: OwnRow; isOpen: boolean; toggle: (id: string) => void; children: ReactNode }

/** A row in short: what, where and by whom, when, and how it stands. */
function OwnRowLine({ row, isOpen, toggle, children }: LineProps) {
  const { t, locale } = useText()
  const words = t.ownLists.row
  const { text } = titleOf(locale, row)
  const place = row.isOnline ? words.isOnline : row.city
  const details = [place, row.venue, row.organizer].filter((part) => part !== null).join(' · ')
  const hours = [row.from, row.until].filter((hour) => hour !== null).join('–')
  return (
    <ListRow
      id={row.id}
      isOpen={isOpen}
      table={rowTable}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle title={text} first={<UserText text={text} />} second={<UserText text={details} />} />
          </Cell>
          <Cell column="date">
            <TwoLines>
              <span>{formatShortDateRange(locale, row.start, row.end ?? row.start)}</span>
              {hours && (
                <SecondLine>
                  <bdi dir="ltr">{hours}</bdi>
                </SecondLine>
              )}
            </TwoLines>
          </Cell>
          <Cell column="sent">{row.type ? t.common.types[row.type] : words.notSaid}</Cell>
          <Cell column="standing">
            {row.state === 'scheduled' ? (
              <Badge kind="plain">{words.states.scheduled}</Badge>
            ) : (
              <StatusBadge status={row.state === 'cancelled' ? 'rejected' : 'pending'}>
                {words.states[row.state]}
              </StatusBadge>
            )}
          </Cell>
        </>
      }
    >
      {children}
    </ListRow>
  )
}
