import { LogoMark } from '@cyberluach/design/components/LogoMark'

/** The way home, at the beginning of every page of the panel. */
export function PanelIcon() {
  return <LogoMark size={24} />
}
