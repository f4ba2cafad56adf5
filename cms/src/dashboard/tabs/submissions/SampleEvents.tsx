import { may } from '@cyberluach/core/sign-in/roles'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSummary, summaryKey } from '../../frame/summary.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { call } from '@cyberluach/api/client'
import type { Summary } from '@cyberluach/api/summary'
import { useQueryClient } from '@tanstack/react-query'
import { storedToken, isRefusal, reasonText } from '../../../session/session.ts'
import { useToast } from '../../ui/Toast.tsx'

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

/** Removes every sample event and says how it went; `forget` lets the count follow at once. */
export function useSampleRemoval() {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say } = useText()
  const [isRunning, setRunning] = useState(false)
  const { samples: words } = t.queues.events

  /** Whether they were removed. */
  async function remove(): Promise<boolean> {
    setRunning(true)
    try {
      const { removed } = await call('DELETE /api/sys/mgmt/sample-events', { token: storedToken() ?? '' })
      showToast({ kind: 'done', title: removed > 0 ? say(words.removed, { n: removed }) : words.nothing })
      return true
    } catch (reason) {
      if (isRefusal(reason)) keeper.refused()
      showToast({ kind: 'failed', title: words.failed, text: reasonText(reason) ?? t.toasts.offline })
      return false
    } finally {
      setRunning(false)
    }
  }

  function forget(): void {
    client.setQueryData<Summary>(summaryKey, (summary) => summary && { ...summary, samples: 0 })
    void client.invalidateQueries({ queryKey: summaryKey })
  }

  return { remove, forget, isRunning }
}
