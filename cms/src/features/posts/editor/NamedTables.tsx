'use client'

import { createClientFeature, TableFeatureClient } from '@payloadcms/richtext-lexical/client'
import { tableHebrew } from '@cyberluach/i18n/payload-editor-texts'
import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

type TableFeatureProps = Parameters<typeof TableFeatureClient>[0]
type Context = { i18n: { t: (key: string) => string } }

/** Payload's tables, with the name that `table-feature.ts` gives them wherever the editor offers one. */
export const NamedTables = createClientFeature((context) => {
  const { feature } = TableFeatureClient(context.props as TableFeatureProps)
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

/** Says in Hebrew what Payload's tables have no translation for: their words are put in as each menu opens. */
function HebrewTables() {
  const { language } = useTranslation().i18n
  useEffect(() => {
    if (language !== 'he') return
    const observer = new MutationObserver(translate)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [language])
  return null
}

function translate(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.table-action-menu-dropdown [data-test-id]')) {
    const { testId = '' } = button.dataset
    if (isNamed(testId)) put(button.querySelector('.text'), tableHebrew[testId])
  }
  for (const title of document.querySelectorAll('[id^="drawer_"][id*="lexical-table-create"] .drawer__header__title'))
    put(title, tableHebrew.create)
}

function put(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words
}

function isNamed(testId: string): testId is keyof typeof tableHebrew {
  return testId in tableHebrew
}
