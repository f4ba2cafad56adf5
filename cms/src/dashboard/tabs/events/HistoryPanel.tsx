import type { EventChange } from '@cyberluach/api/managed-events'
import { History, Undo2 } from 'lucide-react'

import { beginningWords, changeLines, ChangedLine } from '../../list/ChangedLine.tsx'
import { Ago } from '../../ui/Ago.tsx'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel } from '../../list/Panel.tsx'
import { lastOf } from './use-events.ts'

type Props = {
  changes: readonly EventChange[] | undefined
  isRunning: boolean
  undo: (change: EventChange) => void
}

/** Who changed what of an event and when, the latest first; the last change can be taken back. */
export function HistoryPanel({ changes, isRunning, undo }: Props) {
  const words = useText().t.events
  const last = lastOf(changes ?? [])
  return (
    <Panel part="contact" icon={History} title={words.history}>
      {last && (
        <Button className="mb-3 max-md:min-h-control" isRunning={isRunning} onClick={() => undo(last)}>
          {!isRunning && <Undo2 size={16} strokeWidth={1.75} aria-hidden />}
          {words.undo}
          <Kbd on="page" className="max-md:hidden">
            Z
          </Kbd>
        </Button>
      )}
      <ol className="m-0 grid list-none gap-3 p-0">
        {changes?.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {changes && !last && <p className="mt-3 text-ink-3">{words.noHistory}</p>}
    </Panel>
  )
}

function Change({ change }: { change: EventChange }) {
  const language = useText()
  return (
    <li>
      <p className="text-(length:--text-xs) text-ink-3">
        <Ago iso={change.at} /> · <bdi>{change.actor ?? language.t.events.bySystem}</bdi>
      </p>
      {change.began ? (
        <p>{beginningWords(change, language)}</p>
      ) : (
        <ul>
          {changeLines(change, language).map((line) => (
            <ChangedLine key={line.name} line={line} />
          ))}
        </ul>
      )}
    </li>
  )
}
