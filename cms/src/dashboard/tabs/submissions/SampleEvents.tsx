'use client'

import { may } from '@cyberluach/core/sign-in/roles'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSummary } from '../../data/use-summary.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../text/TextContext.tsx'
import { useSampleRemoval } from './use-sample-removal.ts'

/** How many samples the calendar shows, and the way to be rid of them in one step; nothing where there are none. */
export function SampleEvents() {
  const { t, say } = useText()
  const { role } = useSession()
  const { samples: words } = t.queues.events
  const n = useSummary()?.samples ?? 0
  const { remove, isRunning, forget } = useSampleRemoval()
  const [isAsking, setAsking] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)

  const confirm = async () => {
    isRemoved.current = await remove()
    return true
  }
  const closed = () => {
    setAsking(false)
    if (!isRemoved.current) return
    line.current?.closest<HTMLElement>('[role=tabpanel]')?.focus()
    forget()
  }

  if (n === 0 || !may(role, 'administer')) return null
  const icon = <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  return (
    <div ref={line} className="flex flex-wrap items-center gap-1.5 text-ink-2">
      <span>{say(words.shown, { n })}</span>
      <Button size="xs" label={words.removeLabel} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        isRunning={isRunning}
        title={say(words.question, { n })}
        text={say(words.text, { n })}
        icon={icon}
        keep={t.deletion.cancel}
        act={words.remove}
        actIcon={icon}
        confirm={confirm}
        close={closed}
      />
    </div>
  )
}
