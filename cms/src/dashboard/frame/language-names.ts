export const languageNames = { en: 'English', he: 'עברית' } as const
