import { ButtonLink } from '@cyberluach/design/components/Button'
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
    // The button's icon stands under the first mark of the legend where that has a line of its own.
    <div className="max-lg:-ms-3.5 print:hidden">
      <ButtonLink kind="ghost" size="sm" className="scripts:hidden" href={feed}>
        {opener}
      </ButtonLink>
      <Menu
        id="subscribe-menu"
        className="needs-scripts"
        buttonLook={{ kind: 'ghost', size: 'sm' }}
        button={opener}
        label={texts.subscribeMenu}
        look={{ side: 'above', align: 'endOrStart', isStill: true }}
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
