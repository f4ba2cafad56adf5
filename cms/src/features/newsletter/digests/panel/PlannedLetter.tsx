import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { digestCalls } from '../calls.ts'
import type { LetterTexts } from './letter-texts.ts'
import { panelCall } from './panel-call.ts'

type Props = { texts: LetterTexts; locale: Locale; id: string; zone: string; moment: string }

/** When the letter goes out, and the way to keep it from going. */
export function PlannedLetter({ texts, locale, id, zone, moment }: Props) {
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()

  async function cancel() {
    setRunning(true)
    const answered = await panelCall(digestCalls.cancelPlan, { id })
    setRunning(false)
    if (answered.ok) toast.success(texts.plan.cancelled)
    else toast.error(answered.message ?? texts.problems.failed)
    router.refresh()
  }

  return (
    <div className="flex flex-wrap items-center gap-4" role="status">
      <p className="font-semibold">{fill(locale, texts.plan.planned, { moment, zone })}</p>
      <Button buttonStyle="secondary" margin={false} disabled={isRunning} onClick={() => void cancel()}>
        {texts.plan.cancel}
      </Button>
    </div>
  )
}
