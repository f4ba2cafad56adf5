'use client'

import { Check, Download, Trash2, X } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { Kbd } from '../../ui/Kbd.tsx'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import { concernedBy } from './decision.ts'
import type { IconProps } from './definition.ts'
import type { QueueWords } from './queue-words.ts'
import type { Submission } from './submission.ts'

type Props = {
  RejectIcon: ComponentType<IconProps>
  words: Pick<QueueWords, 'approve' | 'reject'>
  selected: readonly Submission[]
  isBusy: boolean
  approve: () => void
  reject: (beside: HTMLElement | null) => void
  exportRows: () => void
  remove: () => void
  clear: () => void
}

/** What can be done with all selected rows at once. Where only some of them still wait, it says how many. */
export function BulkBar({
  RejectIcon,
  words,
  selected,
  isBusy,
  approve,
  reject,
  exportRows,
  remove,
  clear,
}: Props) {
  const { t, say } = useText()
  if (selected.length === 0) return null
  const pending = concernedBy('approve', selected).length
  const isMixed = pending > 0 && pending < selected.length
  const ofThem = isMixed ? <bdi>({pending})</bdi> : null
  const besides = () => document.querySelector<HTMLElement>('[data-part=reject-all]')

  return (
    <div
      className="sticky bottom-4 z-sticky flex max-w-full items-center gap-2 self-center rounded-lg bg-action p-2 text-on-action shadow-3 max-md:bottom-2 max-md:flex-wrap max-md:justify-between max-md:gap-0.5 max-md:self-stretch max-md:p-1.5"
      role="group"
      aria-label={t.queues.selectionActions}
    >
      <strong
        className="font-semibold whitespace-nowrap max-md:basis-[calc(100%-4rem)] max-md:px-1.5 md:border-e md:border-on-action/22 md:ps-2.5 md:pe-3"
        role="status"
      >
        {say(t.queues.selected, { n: selected.length })}
      </strong>
      <Action isDisabled={isBusy || pending === 0} act={approve}>
        <Check size={16} strokeWidth={1.75} aria-hidden />
        <span>{words.approve}</span> {ofThem}
      </Action>
      <Action data-part="reject-all" isDisabled={isBusy || pending === 0} act={() => reject(besides())}>
        <RejectIcon size={16} strokeWidth={1.75} aria-hidden />
        <span>{words.reject}</span> {ofThem}
      </Action>
      <Action isDisabled={isBusy} act={exportRows} label={t.queues.export}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-md:hidden">{t.queues.export}</span>
      </Action>
      <Action isDisabled={isBusy} act={remove} label={t.decision.delete}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-md:hidden">{t.decision.delete}</span>
      </Action>
      <Action isBesideCount isDisabled={isBusy} act={clear} label={t.queues.clearSelection}>
        <X className="md:hidden" size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-md:hidden">{t.queues.clearSelection}</span>
        <Kbd on="bar" className="max-md:hidden">
          Esc
        </Kbd>
      </Action>
    </div>
  )
}

type ActionProps = {
  act: () => void
  /** On phones, where the others stand below. */
  isBesideCount?: boolean
  isDisabled: boolean
  'data-part'?: string
  label?: string
  children: ReactNode
}

function Action({ act, isBesideCount = false, ...rest }: ActionProps) {
  return (
    <Button
      kind="inverse"
      className={`max-md:min-h-control max-md:min-w-control max-md:gap-1 max-md:px-1.5 ${isBesideCount ? '' : 'max-md:order-1'}`}
      onClick={act}
      {...rest}
    />
  )
}
