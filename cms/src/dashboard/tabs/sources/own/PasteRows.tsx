import type { OwnRow } from '@cyberluach/api/own-lists'
import { eventTypes } from '@cyberluach/core/events/event-types'
import { mostRowsAtOnce } from '@cyberluach/core/events/own-list'
import { pastedColumns, pastedRows, type PastedNames } from '@cyberluach/core/events/pasted-rows'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { TextBox } from '@cyberluach/design/components/Input'
import { ClipboardPaste } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { FieldFrame, fieldLook } from '../../../form/Field.tsx'
import { FormFoot } from '../../../form/RecordForm.tsx'
import { Panel } from '../../../list/Panel.tsx'
import { Button } from '../../../ui/Button.tsx'
import { texts, useText } from '../../../ui/text.tsx'

type Props = { isRunning: boolean; add: (rows: OwnRow[]) => Promise<boolean>; close: () => void }

/** Lines of a spreadsheet, what is read of them, and what is wrong with the others. */
export function PasteRows({ isRunning, add, close }: Props) {
  const { t, say, locale } = useText()
  const words = t.ownLists.pasting
  const columns = t.ownLists.row
  const [text, setText] = useState('')
  const id = useId()
  // The same lines that are sent again are the same rows.
  const ids = useRef<string[]>([])
  const { rows, wrong } = useMemo(() => pastedRows(text, names), [text])
  const isTooMany = rows.length > mostRowsAtOnce
  const canAdd = rows.length > 0 && !isTooMany
  const send = async () => {
    const done = await add(rows.map((row, index) => ({ ...row, id: (ids.current[index] ??= crypto.randomUUID()) })))
    if (done) close()
  }
  const order = pastedColumns.map((column) => columns[column]).join(', ')
  return (
    <Panel part="edit" icon={ClipboardPaste} title={words.title}>
      <FieldFrame>
        <label className={fieldLook.label()} htmlFor={id}>
          {words.text}
        </label>
        <TextBox
          id={id}
          size="sm"
          ground="raised"
          aria-describedby={`${id}-hint ${id}-read`}
          dir="auto"
          rows={6}
          maxLength={200_000}
          value={text}
          onChange={(event) => {
            ids.current = []
            setText(event.target.value)
          }}
        />
        <p className={fieldLook.hint()} id={`${id}-hint`}>
          {say(words.hint, { columns: order })}
        </p>
        <div id={`${id}-read`} role="status">
          {text !== '' && <p>{say(words.found, { n: rows.length })}</p>}
          {wrong.slice(0, mostShown).map(({ line, column, code }) => (
            <p key={line} className={fieldLook.error()}>
              {say(words.wrong, {
                line: String(line),
                column: columns[column],
                reason: issueMessage(locale, t, { path: column, code }),
              })}
            </p>
          ))}
        </div>
      </FieldFrame>
      <FormFoot problem={isTooMany ? say(words.tooMany, { n: mostRowsAtOnce }) : null} unsaved={false}>
        <Button kind="primary" isTallOnPhone isDisabled={!canAdd} isRunning={isRunning} onClick={() => void send()}>
          {say(words.add, { n: rows.length })}
        </Button>
        <Button kind="ghost" isTallOnPhone isDisabled={isRunning} onClick={close}>
          {columns.close}
        </Button>
      </FormFoot>
    </Panel>
  )
}

const mostShown = 5

const small = (text: string) => text.toLowerCase()
const both = [texts.en, texts.he]

/** A spreadsheet may be written in either language. */
const names: PastedNames = {
  columns: Object.fromEntries(
    pastedColumns.flatMap((column) =>
      [column, ...both.map(({ ownLists }) => ownLists.row[column])].map((name) => [small(name), column]),
    ),
  ),
  types: Object.fromEntries(
    eventTypes.flatMap((type) =>
      [type, ...both.map(({ common }) => common.types[type])].map((name) => [small(name), type]),
    ),
  ),
  // People write the shorter word, which we do not.
  free: [...both.map(({ ownLists }) => small(ownLists.pasting.free)), 'חינם'],
  online: both.map(({ ownLists }) => small(ownLists.pasting.online)),
}
