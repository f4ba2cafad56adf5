import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { useLayoutEffect, useState, useEffect } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { share, check, link } from '../../icons/paths.ts'
import { Menu, MenuLink, MenuButton } from '../menu/Menu.tsx'
import { shareTargets } from './share-targets.ts'

type Props = { locale: Locale; labels: Messages['share']; path: string; text: string; className?: string }

/** The ways to share an address of the site. */
export function ShareMenu({ locale, labels, path, text, className = '' }: Props) {
  const { isCopied, copy } = useCopied()
  const [address, setAddress] = useState(path)
  // A network can do nothing with the path alone, which is all that the server knows.
  const isWhole = URL.canParse(address)

  useLayoutEffect(() => setAddress(new URL(path, location.href).href), [path])

  return (
    <Menu
      id="share-menu"
      className={`needs-scripts ${className}`}
      buttonLook={{ size: 'lg', className: 'max-md:px-3.5' }}
      button={
        <>
          <Icon path={share} />
          {labels.button}
        </>
      }
      label={labels.menuLabel}
      look={{ side: 'abovePhones' }}
      status={isCopied && labels.copied}
    >
      {shareTargets({ locale, labels, address, text }).map(({ network, href, icon, name, label }) => (
        <MenuLink
          key={network}
          icon={icon}
          {...(isWhole && { href, target: '_blank', rel: 'noopener' })}
          aria-label={label}
        >
          {name}
        </MenuLink>
      ))}
      <li className="-mx-1.5 my-1.5 h-px bg-line" role="none" />
      <CopyItem isCopied={isCopied} onCopy={() => copy(address)} label={labels.copyLink} copied={labels.copied} />
    </Menu>
  )
}

type CopyItemProps = { isCopied: boolean; onCopy: () => void; label: string; copied: string }

/** The line of a menu that copies a link, and stays to say so. */
export function CopyItem({ isCopied, onCopy, label, copied }: CopyItemProps) {
  return (
    <MenuButton data-keeps-open onClick={onCopy}>
      <Icon path={isCopied ? check : link} />
      {isCopied ? copied : label}
    </MenuButton>
  )
}

const copiedFor = 2000

/** Puts a text on the clipboard, and says for two seconds that it is there. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = (text: string) => {
    // The specification has it say so even where the clipboard is closed to us.
    navigator.clipboard?.writeText(text).catch((reason: unknown) => console.warn('Not copied.', reason))
    setCopied(true)
  }

  return { isCopied, copy }
}
