/** What a form that somebody opened from the screen of translations has above its fields. */
export const translatorBar = {
  edit: { beforeDocumentControls: ['/features/translations/TranslatorBar.tsx#TranslatorBar'] },
}
