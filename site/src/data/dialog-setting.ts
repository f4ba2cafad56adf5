import type { ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { dialogTexts, type DialogSetting, type DialogTexts } from '../events/dialog-texts.ts'
import { changesFor } from './changes-for.ts'
import { ownHosts, publicAddress, siteTimeZone } from './site.ts'

type Setting = Omit<DialogSetting, 'texts'>

/** What the event dialog needs to know of the page, whether the server or the browser opens it. */
export function dialogSetting(
  locals: App.Locals,
): Setting & { changes: ChangedTexts<DialogTexts> | undefined } {
  return { ...eventSetting(locals), changes: changesFor(locals, dialogTexts) }
}

/** What shows an event needs to know of the page, besides texts. */
export function eventSetting({ locale }: Pick<App.Locals, 'locale'>): Setting {
  return { locale, timeZone: siteTimeZone(), ownHosts: ownHosts(), origin: publicAddress('') }
}
