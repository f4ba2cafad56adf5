import { writeFilter, type EventFilter } from '@cyberluach/core/event-filter'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { feedAddress, subscriptionLinks } from '../../calendar/subscription-links.ts'
import { attachPopupMenu } from '../../chrome/popup-menu.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { calendarPlus, globe } from '../../components/icons/paths.ts'
import { CopyItem } from '../CopyItem.tsx'
import { useCopied } from '../useCopied.ts'
import { useCalendarSetting } from './CalendarContext.ts'

/** Ways to have what is shown here in one's own calendar. Without scripts it is a link to the feed itself. */
export function SubscribeMenu({ filter }: { filter: EventFilter }) {
  const { calendar: texts } = useCalendarSetting().texts
  const opener = useRef<HTMLAnchorElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  const [origin, setOrigin] = useState('https://localhost')
  const { isCopied, copy } = useCopied()
  const feed = feedAddress(writeFilter(filter))
  const links = subscriptionLinks(origin, feed)

  useEffect(() => setOrigin(location.origin), [])

  // At once, so that the click that brought the script finds the menu ready.
  useLayoutEffect(() => {
    return opener.current && menu.current ? attachPopupMenu(opener.current, menu.current) : undefined
  }, [])

  return (
    <div className="subscribe">
      <a
        ref={opener}
        className="button button-ghost button-small"
        href={feed}
        role="button"
        aria-haspopup="menu"
        aria-expanded="false"
        onClick={(event) => event.preventDefault()}
      >
        <Icon path={calendarPlus} />
        {texts.subscribe}
      </a>
      <ul ref={menu} className="menu" role="menu" aria-label={texts.subscribeMenu} hidden>
        <li role="none">
          <a className="menu-item" role="menuitem" href={links.webcal}>
            <Icon path={calendarPlus} />
            {texts.subscribeIcs}
          </a>
        </li>
        <li role="none">
          <a className="menu-item" role="menuitem" href={links.google} target="_blank" rel="noopener">
            <Icon path={globe} />
            {texts.subscribeGoogle}
          </a>
        </li>
        <CopyItem
          isCopied={isCopied}
          onCopy={() => copy(links.feed)}
          label={texts.subscribeCopy}
          copied={texts.subscribeCopied}
        />
      </ul>
      <span className="visually-hidden" role="status">
        {isCopied && texts.subscribeCopied}
      </span>
    </div>
  )
}
