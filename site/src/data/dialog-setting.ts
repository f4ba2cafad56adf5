import { dialogTexts, type DialogSetting } from '../events/dialog-texts.ts'
import { ownHosts, publicAddress, siteTimeZone } from './site.ts'

/** What the event dialog needs to know of the page, whether the server or the browser opens it. */
export function dialogSetting({ locale, t }: App.Locals): DialogSetting {
  return {
    locale,
    timeZone: siteTimeZone(),
    ownHosts: ownHosts(),
    origin: publicAddress(''),
    texts: dialogTexts(t),
  }
}
