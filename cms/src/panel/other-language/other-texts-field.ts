/** Under this name a form carries what its texts say in the other language. */
export const otherTextsField = 'otherTexts'

/** What makes a translated text of a form stand in both languages, by the field’s type. */
export const bothLanguages = {
  text: { Field: '/panel/other-language/BothLanguages.tsx#TextInBoth' },
  textarea: { Field: '/panel/other-language/BothLanguages.tsx#TextareaInBoth' },
}
