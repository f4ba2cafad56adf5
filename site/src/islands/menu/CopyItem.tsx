import { Icon } from '../../icons/Icon.tsx'
import { check, link } from '../../icons/paths.ts'
import { MenuButton } from './MenuButton.tsx'

type Props = { isCopied: boolean; onCopy: () => void; label: string; copied: string }

/** The line of a menu that copies a link, and stays to say so. */
export function CopyItem({ isCopied, onCopy, label, copied }: Props) {
  return (
    <MenuButton data-keeps-open onClick={onCopy}>
      <Icon path={isCopied ? check : link} />
      {isCopied ? copied : label}
    </MenuButton>
  )
}
