import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { check, facebook, link, linkedin, share, twitter, whatsapp } from '../../components/icons/paths.ts'
import { networks, shareLink } from './share-links.ts'
import type { DialogSetting } from './setting.ts'
import { usePopupMenu } from './usePopupMenu.ts'

const icons = { linkedin, facebook, twitter, whatsapp }
const copiedFor = 2000

type Props = { setting: DialogSetting; path: string; text: string }

export function ShareMenu({ setting: { locale, texts }, path, text }: Props) {
  const { button, menu } = usePopupMenu()
  const [isCopied, setCopied] = useState(false)
  const [address, setAddress] = useState(path)
  const labels = texts.share

  useEffect(() => setAddress(new URL(path, location.href).href), [path])

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () => {
    // The specification has it say so even where the clipboard is closed to us.
    navigator.clipboard
      ?.writeText(address)
      .catch((reason: unknown) => console.warn('Nothing was copied.', reason))
    setCopied(true)
  }

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
        <li role="none">
          <button className="menu-item" type="button" role="menuitem" data-keeps-open onClick={copy}>
            <Icon path={isCopied ? check : link} />
            {isCopied ? labels.copied : labels.copyLink}
          </button>
        </li>
      </ul>
      <span className="visually-hidden" role="status">
        {isCopied && labels.copied}
      </span>
    </div>
  )
}
