import type { ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { dialogTexts, type DialogSetting, type DialogTexts } from '../events/dialog-texts.ts'
import { changesFor } from './changes-for.ts'
import { ownHosts, publicAddress, siteTimeZone } from './site.ts'

/** What the event dialog needs to know of the page, whether the server or the browser opens it. */
export function dialogSetting(locals: App.Locals): Omit<DialogSetting, 'texts'> & {
  changes: ChangedTexts<DialogTexts> | undefined
} {
  return {
    locale: locals.locale,
    timeZone: siteTimeZone(),
    ownHosts: ownHosts(),
    origin: publicAddress(''),
    changes: changesFor(locals, dialogTexts),
  }
}
