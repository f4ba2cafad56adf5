import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { facebook, linkedin, share, twitter, whatsapp } from '../../components/icons/paths.ts'
import { CopyItem } from '../CopyItem.tsx'
import { useCopied } from '../useCopied.ts'
import { networks, shareLink } from './share-links.ts'
import type { DialogSetting } from './setting.ts'
import { usePopupMenu } from './usePopupMenu.ts'

const icons = { linkedin, facebook, twitter, whatsapp }

type Props = { setting: DialogSetting; path: string; text: string }

export function ShareMenu({ setting: { locale, texts }, path, text }: Props) {
  const { button, menu } = usePopupMenu()
  const { isCopied, copy } = useCopied()
  const [address, setAddress] = useState(path)
  const labels = texts.share

  useEffect(() => setAddress(new URL(path, location.href).href), [path])

  return (
    <div className="share needs-scripts">
      <button
        ref={button}
        className="button button-secondary button-large"
        type="button"
        aria-haspopup="menu"
        aria-expanded="false"
      >
        <Icon path={share} />
        {labels.button}
      </button>
      <ul ref={menu} className="menu" role="menu" aria-label={labels.menuLabel} hidden>
        {networks.map((network) => (
          <li key={network} role="none">
            <a
              className="menu-item"
              role="menuitem"
              href={shareLink(network, address, text)}
              target="_blank"
              rel="noopener"
              aria-label={fill(locale, labels.onNetwork, { network: labels[network] })}
            >
              <Icon path={icons[network]} />
              {labels[network]}
            </a>
          </li>
        ))}
        <li className="menu-separator" role="none" />
        <CopyItem
          isCopied={isCopied}
          onCopy={() => copy(address)}
          label={labels.copyLink}
          copied={labels.copied}
        />
      </ul>
      <span className="visually-hidden" role="status">
        {isCopied && labels.copied}
      </span>
    </div>
  )
}
