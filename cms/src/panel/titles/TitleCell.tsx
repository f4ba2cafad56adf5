import { directionOf } from '@cyberluach/core/text-direction'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { databasePool } from '../../platform/database/pool.ts'

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

const statements: Record<string, string> = {
  events: `select _locale as locale, title from events_locales where _parent_id = $1 and title <> '' order by _locale`,
  'faq-groups': `select _locale as locale, title from faq_groups_locales where _parent_id = $1 and title <> '' order by _locale`,
  posts: `select l._locale as locale, l.version_title as title
    from _posts_v v join _posts_v_locales l on l._parent_id = v.id
    where v.parent_id = $1 and v.latest and l.version_title <> '' order by v.updated_at desc, l._locale`,
}

async function titlesOf(slug: string, id: string): Promise<{ locale: string; title: string }[]> {
  const { rows } = await databasePool().query<{ locale: string; title: string }>(statements[slug] ?? '', [id])
  return rows
}
