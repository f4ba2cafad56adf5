import { localeOf } from '@cyberluach/i18n/locales'
import type { DefaultServerCellComponentProps } from 'payload'
import { Appears } from './Appears.tsx'

/** Where a text of the list appears. */
export function AreaCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <Appears area={String(cellData)} language={localeOf(i18n.language)} />
}
