'use client'

import type { Messages } from '@cyberluach/i18n/messages'
import { Button } from '@payloadcms/ui'
import { sendAgainCall } from '../send-again-call.ts'
import { usePanelAction } from '../../../panel/use-panel-action.ts'

type Props = { texts: Messages['mailPanel']; id: string; isFirstTime: boolean }

export function SendAgain({ texts, id, isFirstTime }: Props) {
  const { isBusy, act } = usePanelAction()
  const send = () => void act(sendAgainCall, { id }, { done: texts.queued, failed: texts.problems.failed })
  return (
    <Button margin={false} disabled={isBusy} onClick={send}>
      {isBusy ? texts.sending : isFirstTime ? texts.send : texts.sendAgain}
    </Button>
  )
}
