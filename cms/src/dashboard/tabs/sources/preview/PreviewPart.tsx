import type { SourcePreview, RunReason } from '@cyberluach/api/sources'
import { type SourceTrust, degradedReasons } from '@cyberluach/core/sources/sources'
import { Eye, TriangleAlert, X, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { focusWhenPresent } from '../../../ui/focus.ts'
import { Alert, Skeleton } from '../../../ui/Layout.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Segments } from '../../../ui/fields.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PreviewState } from './use-question.ts'
import { FoldedRows, RejectedRows, PreviewRows } from './PreviewRows.tsx'
import { LatinText } from '../../../ui/UserText.tsx'

type Props = {
  current: PreviewState
  trust: SourceTrust
  /** Whether it is of another address than stands there now. */
  isOutdated?: boolean
  close: () => void
}

/** What a list would bring, while nothing is written; why, where it cannot be read. */
export function PreviewPart({ current, trust, isOutdated = false, close }: Props) {
  const words = useText().t.sources.preview
  const title = useId()
  const part = useRef<HTMLElement>(null)
  const { state } = current
  useEffect(() => {
    if (state === 'done' || state === 'failed') part.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (state === 'none') return null
  const closeNow = () => {
    const around = part.current?.parentElement
    close()
    focusWhenPresent(() => around?.querySelector<HTMLElement>('[data-part=ask-preview]'))
  }
  return (
    <section
      ref={part}
      className="mt-4 grid scroll-mt-28 scroll-mb-4 gap-3 rounded-md border border-line bg-sunken px-4 py-3.5"
      aria-labelledby={title}
      aria-busy={state === 'running' || undefined}
      data-part="preview"
    >
      <div className="flex items-center gap-1.75">
        <Eye className="text-ink-3" />
        <h4 className="font-semibold" id={title}>
          {words.title}
        </h4>
        <p className="text-ink-3" role="status">
          {state === 'running' ? words.running : state === 'done' && words.note}
        </p>
        <span className="flex-1" />
        <IconButton size="md" label={words.close} title={words.close} onClick={closeNow}>
          <X />
        </IconButton>
      </div>
      {state === 'running' && <Waiting />}
      {state === 'failed' && (
        <Alert kind="danger" role="alert" icon={TriangleAlert}>
          <strong className="font-semibold">{words.failed}.</strong> {current.text}
        </Alert>
      )}
      {state === 'done' && (
        <>
          {isOutdated && (
            <Alert kind="warning" role="status" icon={TriangleAlert}>
              {words.outdated}
            </Alert>
          )}
          <Read preview={current.answer} trust={trust} />
        </>
      )}
    </section>
  )
}

function Waiting() {
  return (
    <div className="grid gap-2">
      {['62%', '48%', '55%'].map((width) => (
        <Skeleton key={width} width={width} height={13} />
      ))}
    </div>
  )
}

const groups = ['new', 'changed', 'known', 'refused'] as const

type Group = (typeof groups)[number]

/** The groups of rows, of which one is shown: the first that has any. */
function Read({ preview, trust }: { preview: SourcePreview; trust: SourceTrust }) {
  const { t, say } = useText()
  const words = t.sources.preview
  const { counts, failed, degraded, detail } = preview
  const [chosen, choose] = useState<Group | null>(null)
  if (failed) return <SourceErrorAlert reason={failed} detail={detail} role="alert" />
  const group = chosen ?? groups.find((one) => counts[one] > 0) ?? 'new'
  const { leftOut = [], notRead = [] } = Object.groupBy(preview.refused, (row) =>
    row.reason === 'leftOut' ? 'leftOut' : 'notRead',
  )
  const shown = (group === 'refused' ? notRead : preview[group]).length
  return (
    <>
      {degraded && <SourceErrorAlert reason={degraded} detail={detail} role="alert" />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segments
          label={words.of}
          value={group}
          choose={choose}
          segments={groups.map((value) => ({ value, label: words.groups[value], count: counts[value] }))}
        />
        <p className="text-(length:--text-xs) text-ink-3">
          {[
            counts.rows > 0 ? say(t.sources.brought.rows, { n: counts.rows }) : t.sources.brought.noRows,
            ...(['vanished', 'leftOut', 'over'] as const)
              .filter((name) => counts[name] > 0)
              .map((name) => say(t.sources.brought[name], { n: counts[name] })),
          ].join(' · ')}
        </p>
        {group === 'new' && counts.new > 0 && <p className="text-ink-2">{words.becomes[trust]}</p>}
      </div>
      {shown === 0 && <p className="text-ink-2">{words.none[group]}</p>}
      {group === 'refused' ? (
        <RejectedRows rows={notRead} />
      ) : (
        <PreviewRows key={group} rows={preview[group]} past={preview.past[group]} />
      )}
      {counts[group] > shown && (
        <p className="text-(length:--text-xs) text-ink-3">{say(words.cut, { n: shown, total: counts[group] })}</p>
      )}
      <FoldedRows title={t.sources.refusals.leftOut} rows={leftOut} />
    </>
  )
}

type SourceErrorAlertProps = { reason: RunReason; detail: string | null; role?: 'alert' | 'note' }

/** Why a list was not read, or is not believed, and what can be done about it. */
export function SourceErrorAlert({ reason, detail, role = 'note' }: SourceErrorAlertProps) {
  const words = useText().t.sources
  const isDoubt = (degradedReasons as readonly string[]).includes(reason)
  const [before = '', after = ''] = words.metAs.split('{detail}')
  return (
    <Alert kind={isDoubt ? 'warning' : 'danger'} role={role} icon={isDoubt ? TriangleAlert : CircleAlert}>
      <strong className="font-semibold">{words.reasons[reason]}.</strong> {words.remedies[reason]}
      {detail && (
        <span className="block text-(length:--text-xs)">
          {before}
          <LatinText text={detail} />
          {after}
        </span>
      )}
    </Alert>
  )
}
