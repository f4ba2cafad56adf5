import type { Messages } from '@cyberluach/i18n/messages'

/** What the parts of a letter's panel say. */
export type LetterTexts = Messages['digestPanel']
