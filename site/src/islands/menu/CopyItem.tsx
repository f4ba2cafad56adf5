import { Icon } from '../../icons/Icon.tsx'
import { check, link } from '../../icons/paths.ts'

type Props = { isCopied: boolean; onCopy: () => void; label: string; copied: string }

/** The line of a menu that copies a link, and stays to say so. */
export function CopyItem({ isCopied, onCopy, label, copied }: Props) {
  return (
    <li role="none">
      <button className="menu-item" type="button" role="menuitem" data-keeps-open onClick={onCopy}>
        <Icon path={isCopied ? check : link} />
        {isCopied ? copied : label}
      </button>
    </li>
  )
}
