import type { PreviewRow, RejectedRow } from '@cyberluach/api/sources'
import { localePath } from '@cyberluach/i18n/locales'
import { localText } from '@cyberluach/i18n/event-words'
import { ExternalLink } from 'lucide-react'
import { NewTabLink, Button } from '../../../ui/Button.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../ui/text.tsx'
import { EventType } from '../../../list/Table.tsx'
import { ChangedFields } from '../decisions/Comparison.tsx'
import { partOf, placeWords, whenWords } from '../decisions/proposal-words.ts'
import { useRef, useState, type ReactNode } from 'react'
import { focusWhenPresent } from '../../../ui/focus.ts'

type PreviewRowsProps = {
  rows: readonly PreviewRow[]
  /** How many there are that are over, also of those that are not shown. */
  past: number
}

/** Rows of a list as events: what each is called, when and where, which event it is, and what it would change. */
export function PreviewRows({ rows, past }: PreviewRowsProps) {
  const { t, say } = useText()
  const rowsOf = (isPast: boolean) => (
    <Disclosure items={rows.filter((row) => row.isPast === isPast)}>
      {(row, index) => (
        <li key={index} className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
          <Row row={row} />
        </li>
      )}
    </Disclosure>
  )
  return (
    <>
      {rowsOf(false)}
      {past > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-ink-2 underline underline-offset-3 max-md:py-2.5">
            {say(t.sources.preview.over, { n: past })}
          </summary>
          <div className="mt-2 grid gap-3">{rowsOf(true)}</div>
        </details>
      )}
    </>
  )
}

function Row({ row: { statement, event, isCertain, fields, byDefault } }: { row: PreviewRow }) {
  const language = useText()
  const { t, say, locale } = language
  const words = t.sources.preview
  const place = placeWords(statement, language)
  const filledIn = [...new Set(byDefault.map((field) => t.decisions.fields[partOf(field)]))]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 wrap-anywhere">
        <b className="font-semibold">
          <UserText text={localText(locale, statement.title, statement.titleHe).text} />
        </b>
        {statement.eventType && <EventType type={statement.eventType} />}
      </p>
      <p className="flex flex-wrap gap-x-2 text-ink-2">
        <span>{whenWords(statement, language)}</span>
        {place && <span>{place}</span>}
        {statement.state !== 'scheduled' && (
          <b className="font-semibold text-on-warning-soft">{t.events.standings[statement.state]}</b>
        )}
      </p>
      {filledIn.length > 0 && (
        <p className="text-(length:--text-xs) text-ink-3">
          {say(words.byDefault, { fields: new Intl.ListFormat(locale).format(filledIn) })}
        </p>
      )}
      {fields.length > 0 && <ChangedFields changes={fields} of={statement} />}
      {event && (
        <p className="mt-0.5 text-(length:--text-xs)">
          <NewTabLink href={localePath(locale, event.path)} rel="noopener" isSmall icon={<ExternalLink size={12} />}>
            {say(isCertain ? words.is : words.maybe, {
              title: localText(locale, event.title, event.titleHe).text,
            })}
          </NewTabLink>
        </p>
      )}
    </>
  )
}

/** Rows that were not read: why, on which line, and as they stand in the list. */
export function RejectedRows({ rows }: { rows: readonly RejectedRow[] }) {
  const { t, say } = useText()
  const words = t.sources
  return (
    <Disclosure items={rows}>
      {({ raw, line, reason }, index) => (
        <li key={index} className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
          <p>
            <b className="font-semibold">{words.refusals[reason]}</b>
            {line !== null && (
              <span className="text-ink-3">
                {' · '}
                {say(words.line, { n: line })}
              </span>
            )}
          </p>
          {raw && (
            <p className="line-clamp-3 font-mono text-(length:--text-xs) wrap-anywhere text-ink-2">
              <UserText text={raw} />
            </p>
          )}
        </li>
      )}
    </Disclosure>
  )
}

/** The same below a line that says what they are; nothing where there are none. */
export function FoldedRows({ title, rows }: { title: string; rows: readonly RejectedRow[] }) {
  if (rows.length === 0) return null
  return (
    <details className="mt-0.5">
      <summary className="w-fit cursor-pointer text-ink-2 underline underline-offset-3 max-md:py-2.5">{title}</summary>
      <div className="mt-2 grid gap-2 rounded-sm bg-sunken px-3 py-2.5">
        <RejectedRows rows={rows} />
      </div>
    </details>
  )
}

const shownAtFirst = 10

type Props<Item> = { items: readonly Item[]; children: (item: Item, index: number) => ReactNode }

/** A list of which the first are shown until the others are asked for; nothing where it is empty. */
export function Disclosure<Item>({ items, children }: Props<Item>) {
  const { t, say } = useText()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const left = items.length - shown.length
  const unfold = () => {
    setWhole(true)
    focusWhenPresent(() => list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${shown.length + 1})`))
  }
  return (
    <>
      <ul ref={list} className="m-0 list-none p-0">
        {shown.map(children)}
      </ul>
      {left > 0 && (
        <Button className="justify-self-start max-md:min-h-control" onClick={unfold}>
          {say(t.sources.preview.more, { n: left })}
        </Button>
      )}
    </>
  )
}
