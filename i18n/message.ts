/** A sentence by number (`Intl.PluralRules`): Hebrew has a form for two as well. `{n}` is the number. */
export type Plural = { one: string; two?: string; other: string }

/** A sentence, or one by number, with `{placeholders}`. */
export type Message = string | Plural

/** What the Hebrew dictionary must hold for an English one: the same keys, and a form for two in each plural. */
export type HebrewFor<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Required<Plural>
      : HebrewFor<English[Key]>
}

/** The type that both dictionaries share. */
export type EitherLanguage<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Plural
      : EitherLanguage<English[Key]>
}
