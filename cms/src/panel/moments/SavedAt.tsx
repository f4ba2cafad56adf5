import { localeOf } from '@cyberluach/i18n/locales'
import type { ServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { SavedStamp } from './SavedStamp.tsx'

/** Over a form: when it was last changed, by the clock of the site as every hour of the panel. */
export function SavedAt({ i18n }: ServerProps) {
  return <SavedStamp language={localeOf(i18n.language)} timeZone={configuration().timeZone} />
}
