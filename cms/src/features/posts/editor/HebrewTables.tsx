'use client'

import { tableHebrew } from '@cyberluach/i18n/panel-hebrew-editor'
import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Says in Hebrew what Payload's tables have no translation for: their words are put in as each menu opens. */
export function HebrewTables() {
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
  for (const title of document.querySelectorAll(
    '[id^="drawer_"][id*="lexical-table-create"] .drawer__header__title',
  ))
    put(title, tableHebrew.create)
}

function put(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words
}

function isNamed(testId: string): testId is keyof typeof tableHebrew {
  return testId in tableHebrew
}
