import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { zoneName } from '@cyberluach/i18n/format'
import type { DateFieldServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { MomentInput } from './MomentInput.tsx'

/** A day and an hour by the clock of the site, wherever the browser is; the label says whose clock it is. */
export function MomentField({ clientField, path, readOnly, i18n }: DateFieldServerProps) {
  const { timeZone } = configuration()
  const locale = localeOf(i18n.language)
  return (
    <MomentInput
      field={clientField}
      path={path}
      readOnly={Boolean(readOnly)}
      timeZone={timeZone}
      zone={zoneName(locale, timeZone)}
      skippedHour={messagesFor(locale).validation.skippedHour}
    />
  )
}
