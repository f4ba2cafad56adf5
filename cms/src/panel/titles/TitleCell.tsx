import { directionOf } from '@cyberluach/core/text/text-direction'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { titlesOf } from './titles.ts'

/** A title as the reader's language has it, else as the other one has it; nothing is without a name that has one. */
export async function TitleCell({
  cellData,
  rowData,
  collectionConfig,
  i18n,
}: DefaultServerCellComponentProps) {
  const { slug } = collectionConfig
  const id = String(rowData.id)
  const titles = await titlesOf(slug, id)
  const shown = typeof cellData === 'string' && cellData.trim() !== '' ? cellData : titles[0]?.title
  const title = titles.find(({ locale }) => locale === i18n.language)?.title ?? shown
  return (
    <Link href={`/admin/collections/${slug}/${id}`} prefetch={false}>
      {title ? <bdi dir={directionOf(title)}>{title}</bdi> : i18n.t('general:untitled')}
    </Link>
  )
}
