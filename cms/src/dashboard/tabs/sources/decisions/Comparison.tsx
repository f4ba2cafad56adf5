import type { KnownEvent, Claim, FieldChange } from '@cyberluach/api/sources'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { tv } from 'tailwind-variants/lite'
import { asCell, asGroup, asHeader, asRow, asRowHeader, asTable } from '../../../list/Table.tsx'
import { LongText } from '../../../list/Panel.tsx'
import { useText } from '../../../ui/text.tsx'
import { compareClaims, fieldsOf, type ComparedLine, partOf } from './proposal-words.ts'

type Props = {
  /** What the left side says, and whose words it is. */
  one: Claim
  oneTitle: string
  /** What the other side says; without one, the left stands alone. */
  other: Claim | null
  otherTitle: string
  /** Who states the fields of the other side. */
  statedBy?: KnownEvent['statedBy']
}

const look = tv({
  slots: {
    head: 'border-b border-line px-3 py-2 text-start text-(length:--text-xs) font-medium text-ink-3',
    cell: 'px-3 py-2 align-top wrap-anywhere max-md:block max-md:py-1',
  },
  variants: {
    /** Where both speak and disagree. */
    differs: { true: { cell: 'bg-warning-soft text-on-warning-soft' }, false: {} },
  },
})

/** Two statements side by side, what differs marked; what is the same in both is only named. */
export function Comparison({ one, oneTitle, other, otherTitle, statedBy = {} }: Props) {
  const language = useText()
  const { t, say } = language
  const words = t.decisions
  const lines = compareClaims(one, other, language)
  const isEqual = (line: ComparedLine) => other !== null && line.one !== '' && line.other !== '' && !line.differs
  const different = lines.filter((line) => !isEqual(line))
  // Of two that agree in everything, all of it is shown.
  const shown = different.length > 0 ? different : lines
  const equal = different.length > 0 ? lines.filter(isEqual) : []
  const names = new Intl.ListFormat(language.locale).format(equal.map(({ part }) => words.fields[part]))
  const { head } = look()
  return (
    <>
      {shown.length > 0 && (
        <table
          {...asTable}
          className="w-full table-fixed border-collapse max-md:block"
          aria-label={other ? words.compared : words.stated}
        >
          <thead {...asGroup} className="max-md:sr-only">
            <tr {...asRow}>
              <th {...asHeader} className={head({ className: 'w-30' })} scope="col">
                {words.field}
              </th>
              <th {...asHeader} className={head()} scope="col">
                {oneTitle}
              </th>
              {other && (
                <th {...asHeader} className={head()} scope="col">
                  {otherTitle}
                </th>
              )}
            </tr>
          </thead>
          <tbody {...asGroup} className="max-md:block">
            {shown.map((line) => (
              <Line
                key={line.part}
                line={line}
                titles={other ? [oneTitle, otherTitle] : [oneTitle]}
                by={statedWords(line, statedBy, words)}
              />
            ))}
          </tbody>
        </table>
      )}
      {equal.length > 0 && <p className="mt-2 px-3 text-ink-2">{say(words.equal, { fields: names })}</p>}
    </>
  )
}

type LineProps = { line: ComparedLine; titles: readonly string[]; by: string | null }

function Line({ line: { part, one, other, differs }, titles, by }: LineProps) {
  const { t } = useText()
  const words = t.decisions
  const { cell } = look({ differs })
  return (
    <tr
      {...asRow}
      className="border-b border-line last:border-b-0 max-md:block max-md:py-1.5"
      data-differs={differs || undefined}
    >
      <th
        {...asRowHeader}
        className="px-3 py-2 text-start align-top font-medium text-ink-2 max-md:block max-md:pb-0.5"
        scope="row"
      >
        {words.fields[part]}
        {differs && <span className="sr-only">, {words.differs}</span>}
      </th>
      {[one, other].slice(0, titles.length).map((text, index) => (
        <td key={titles[index]} {...asCell} className={cell()}>
          {titles.length > 1 && (
            <span className="me-1.5 text-(length:--text-xs) text-ink-3 md:hidden">{titles[index]}:</span>
          )}
          <Value text={text} />
          {index === 1 && by && text !== '' && <span className="block text-(length:--text-xs) text-ink-3">{by}</span>}
        </td>
      ))}
    </tr>
  )
}

function Value({ text }: { text: string }) {
  const { nothing } = useText().t.decisions
  if (text === '') return <span className="text-ink-3">{nothing}</span>
  if (text.length > 200) return <LongText text={text} />
  return (
    <bdi className="whitespace-pre-line" dir={directionOf(text)}>
      {text}
    </bdi>
  )
}

type Words = ReturnType<typeof useText>['t']['decisions']

/** Who states what the calendar says; null where nobody knows. */
function statedWords({ part }: ComparedLine, statedBy: KnownEvent['statedBy'], words: Words): string | null {
  const field = fieldsOf(part).find((one) => one in statedBy)
  if (field === undefined) return null
  const source = statedBy[field]
  return source ? words.bySource.replace('{source}', source) : words.byPerson
}

type ChangedFieldsProps = {
  changes: readonly FieldChange[]
  /** The statement that says it as it is afterwards. */
  of: Claim
}

/** What a change makes of each field, in a line: as it was, struck through, and as it is then. */
export function ChangedFields({ changes, of }: ChangedFieldsProps) {
  const language = useText()
  const { t } = language
  const before = { ...of, ...Object.fromEntries(changes.map((change) => [change.field, change.before])) }
  const after = { ...of, ...Object.fromEntries(changes.map((change) => [change.field, change.after])) }
  const parts = new Set(changes.map(({ field }) => partOf(field)))
  const lines = compareClaims(before, after, language).filter(
    ({ part, one, other }) => parts.has(part) && one !== other,
  )
  return (
    <ul className="m-0 list-none p-0">
      {lines.map(({ part, one, other }) => (
        <li key={part} className="wrap-anywhere">
          <b className="font-semibold">{t.decisions.fields[part]}</b>: <Before text={one} />{' '}
          <bdi dir={directionOf(other)}>{other || t.decisions.nothing}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Before({ text }: { text: string }) {
  const { nothing } = useText().t.decisions
  if (text === '') return <s className="text-ink-3">{nothing}</s>
  return (
    <s className="text-ink-3">
      <bdi dir={directionOf(text)}>{text}</bdi>
    </s>
  )
}
