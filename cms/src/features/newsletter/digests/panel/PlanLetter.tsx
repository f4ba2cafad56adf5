import { isDayKey } from '@cyberluach/core/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { Button, ConfirmationModal, toast, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { digestCalls } from '../calls.ts'
import type { Warning } from '../warnings.ts'
import type { LetterTexts } from './letter-texts.ts'
import { panelCall } from './panel-call.ts'
import { Warnings } from './Warnings.tsx'

type Props = {
  texts: LetterTexts
  locale: Locale
  id: string
  /** The name of the site's time zone. */
  zone: string
  isReady: boolean
  warnings: readonly Warning[]
}

const modal = 'plan-digest'
/** Each half hour, on the clock of 24 hours, whichever the browser would show. */
const times = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)
const box =
  'min-h-10 rounded-[4px] border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-text) [font:inherit]'

/** Has the letter sent at a day and an hour of the site's clock, after a question. */
export function PlanLetter({ texts, locale, id, zone, isReady, warnings }: Props) {
  const { openModal } = useModal()
  const isModified = useFormModified()
  const router = useRouter()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const moment = isDayKey(day) ? `${formatDate(locale, day)}, ${time}` : ''

  async function plan() {
    const answered = await panelCall(digestCalls.plan, { id, body: { day, time } })
    if (!answered.ok) toast.error(answered.message ?? texts.problems.failed)
    router.refresh()
  }

  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{texts.plan.title}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1">
          <span>{texts.plan.day}</span>
          <input
            className={box}
            type="date"
            dir="ltr"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        <label className="grid gap-1">
          <span>{texts.plan.time}</span>
          <select className={box} dir="ltr" value={time} onChange={({ target }) => setTime(target.value)}>
            {times.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={!isReady || isModified || moment === ''}
          onClick={() => openModal(modal)}
        >
          {texts.plan.button}
        </Button>
      </div>
      <p className="text-(--theme-elevation-650)">{fill(locale, texts.plan.zone, { zone })}</p>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.plan.question}
        body={
          <>
            {fill(locale, texts.plan.questionText, { moment })}
            <Warnings {...{ texts, locale, warnings }} />
          </>
        }
        confirmLabel={texts.plan.confirm}
        confirmingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onConfirm={plan}
      />
    </fieldset>
  )
}
