import type { Messages } from '@cyberluach/i18n/messages'
import type { DocumentSection } from '@cyberluach/i18n/privacy-policy'

/** The accessibility statement, section by section: the standard, what was done by groups, how it is checked, the limits, and whom to ask. */
export function accessibilitySections(
  text: Messages['accessibility'],
  coordinator: string | null,
): DocumentSection[] {
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
