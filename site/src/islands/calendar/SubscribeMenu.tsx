import { writeFilter, type EventFilter } from '@cyberluach/core/event-filter'
import { useLayoutEffect, useState } from 'react'
import { feedAddress, subscriptionLinks } from '../../events/subscription-links.ts'
import { Icon } from '../../icons/Icon.tsx'
import { calendarPlus, globe } from '../../icons/paths.ts'
import { CopyItem } from '../menu/CopyItem.tsx'
import { Menu } from '../menu/Menu.tsx'
import { MenuLink } from '../menu/MenuLink.tsx'
import { useCopied } from '../useCopied.ts'
import { useCalendarSetting } from './CalendarContext.ts'

/** Ways to have what is shown here in one's own calendar. Without scripts it is a link to the feed itself. */
export function SubscribeMenu({ filter }: { filter: EventFilter }) {
  const { locale, texts: allTexts } = useCalendarSetting()
  const texts = allTexts.calendar
  const [origin, setOrigin] = useState('https://localhost')
  const { isCopied, copy } = useCopied()
  const feed = feedAddress(locale, writeFilter(filter))
  const links = subscriptionLinks(origin, feed)

  useLayoutEffect(() => setOrigin(location.origin), [])

  const opener = (
    <>
      <Icon path={calendarPlus} />
      {texts.subscribe}
    </>
  )
  return (
    <div className="subscribe">
      <a className="button button-ghost button-small without-scripts" href={feed}>
        {opener}
      </a>
      <Menu
        id="subscribe-menu"
        className="needs-scripts"
        buttonClass="button button-ghost button-small"
        button={opener}
        label={texts.subscribeMenu}
        status={isCopied && texts.subscribeCopied}
      >
        <MenuLink icon={calendarPlus} href={links.webcal}>
          {texts.subscribeIcs}
        </MenuLink>
        <MenuLink icon={globe} href={links.google} target="_blank" rel="noopener">
          {texts.subscribeGoogle}
        </MenuLink>
        <CopyItem
          isCopied={isCopied}
          onCopy={() => copy(links.feed)}
          label={texts.subscribeCopy}
          copied={texts.subscribeCopied}
        />
      </Menu>
    </div>
  )
}
