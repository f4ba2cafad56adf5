import { writeFilter, type EventFilter } from '@cyberluach/core/event-filter'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { feedAddress, subscriptionLinks } from '../../calendar/subscription-links.ts'
import { attachPopupMenu } from '../../chrome/popup-menu.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { calendarPlus, check, globe, link } from '../../components/icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'

const copiedFor = 2000

/** Ways to have what is shown here in one's own calendar. Without scripts it is a link to the feed itself. */
export function SubscribeMenu({ filter }: { filter: EventFilter }) {
  const { calendar: texts } = useCalendarSetting().texts
  const opener = useRef<HTMLAnchorElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  const [origin, setOrigin] = useState('https://localhost')
  const [isCopied, setCopied] = useState(false)
  const feed = feedAddress(writeFilter(filter))
  const links = subscriptionLinks(origin, feed)

  useEffect(() => setOrigin(location.origin), [])

  // At once, so that the click that brought the script finds the menu ready.
  useLayoutEffect(() => {
    return opener.current && menu.current ? attachPopupMenu(opener.current, menu.current) : undefined
  }, [])

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => {
    navigator.clipboard
      ?.writeText(links.feed)
      .catch((reason: unknown) => console.warn('Nothing was copied.', reason))
    setCopied(true)
  }

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
        <li role="none">
          <button className="menu-item" type="button" role="menuitem" data-keeps-open onClick={copy}>
            <Icon path={isCopied ? check : link} />
            {isCopied ? texts.subscribeCopied : texts.subscribeCopy}
          </button>
        </li>
      </ul>
      <span className="visually-hidden" role="status">
        {isCopied && texts.subscribeCopied}
      </span>
    </div>
  )
}
