import type { Messages } from '@cyberluach/i18n/messages'
import type { DocumentSection } from '@cyberluach/i18n/built-in-documents'

/** A piece of a text: a paragraph, or a list. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** The blocks of a plain text: paragraphs are parted by empty lines, and lines that begin with "- " make a list. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf)
}

function blockOf(part: string): Block {
  const lines = part.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return { kind: 'paragraph', text: part }
  return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) }
}

/** The accessibility statement, section by section: the standard, what was done by groups, how it is checked, the limits, and whom to ask. */
export function accessibilitySections(text: Messages['accessibility'], coordinator: string | null): DocumentSection[] {
  const { groups } = text
  return [
    { id: 'standard', title: text.standardTitle, text: `${text.standardText}\n\n${text.standardAim}` },
    { id: 'keyboard', title: groups.keyboardTitle, text: groups.keyboardText },
    { id: 'screen-readers', title: groups.readerTitle, text: groups.readerText },
    { id: 'vision', title: groups.visionTitle, text: groups.visionText },
    { id: 'text-size', title: groups.textTitle, text: groups.textText },
    { id: 'touch', title: groups.touchTitle, text: groups.touchText },
    { id: 'motion', title: groups.motionTitle, text: groups.motionText },
    { id: 'language', title: groups.languageTitle, text: groups.languageText },
    { id: 'checked', title: text.checkedTitle, text: text.checkedText },
    { id: 'limits', title: text.limitsTitle, text: text.limitsText },
    { id: 'help', title: text.helpTitle, text: text.helpText },
    ...(coordinator ? [{ id: 'coordinator', title: text.coordinatorTitle, text: coordinator }] : []),
  ]
}

/** The day of the last change to the legal documents. */
export const lastUpdate = '2026-11-22'

/** The paragraphs of a text as it was typed: a line is one, empty lines part them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
