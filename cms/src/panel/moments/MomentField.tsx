import { localeOf } from '@cyberluach/i18n/locales'
import { zoneName } from '@cyberluach/i18n/format'
import type { DateFieldServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { MomentInput } from './MomentInput.tsx'

/** A day and an hour by the clock of the site, wherever the browser is; the label says whose clock it is. */
export function MomentField({ clientField, path, readOnly, i18n }: DateFieldServerProps) {
  const { timeZone } = configuration()
  return (
    <MomentInput
      field={clientField}
      path={path}
      readOnly={Boolean(readOnly)}
      timeZone={timeZone}
      zone={zoneName(localeOf(i18n.language), timeZone)}
    />
  )
}
