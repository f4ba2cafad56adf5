'use client'

import { createClientFeature, TableFeatureClient } from '@payloadcms/richtext-lexical/client'

import { HebrewTables } from './HebrewTables.tsx'

type Given = Parameters<typeof TableFeatureClient>[0]
type Context = { i18n: { t: (key: string) => string } }

/** Payload's tables, with the name that `table-feature.ts` gives them wherever the editor offers one. */
export const NamedTables = createClientFeature((context) => {
  const { feature } = TableFeatureClient(context.props as Given)
  const made = typeof feature === 'function' ? feature(context) : feature
  return {
    ...made,
    plugins: [...(made.plugins ?? []), { Component: HebrewTables, position: 'normal' as const }],
    slashMenu: { ...made.slashMenu, groups: made.slashMenu?.groups?.map(withName) ?? [] },
    toolbarFixed: { ...made.toolbarFixed, groups: made.toolbarFixed?.groups.map(withName) ?? [] },
  }
})

function withName<Group extends { items?: object[] }>(group: Group): Group {
  return { ...group, items: group.items?.map((item) => ({ ...item, label: nameOfTable })) }
}

function nameOfTable({ i18n }: Context): string {
  return i18n.t('lexical:experimental_table:label')
}
