/** Of texts, only what was changed. */
export type ChangedTexts<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string ? string : ChangedTexts<Texts[Key]>
}

type Tree = { readonly [name: string]: string | Tree | undefined }

/** The texts but for those of these names: what a page says itself, its island need not bring along. */
export function textsWithout<Texts extends object, Name extends keyof Texts>(
  texts: Texts,
  ...names: Name[]
): Omit<Texts, Name> {
  const others = Object.entries(texts).filter(([name]) => !names.includes(name as Name))
  return Object.fromEntries(others) as Omit<Texts, Name>
}

/** What is shown otherwise than built in; undefined where nothing is. Both have the same keys. */
export function changedTexts<Texts extends object>(builtIn: Texts, shown: Texts): ChangedTexts<Texts> | undefined {
  return changesIn(builtIn as Tree, shown as Tree) as ChangedTexts<Texts> | undefined
}

/** The built-in texts with those changes: the same object where there are none. */
export function withChangedTexts<Texts extends object>(
  builtIn: Texts,
  changes: ChangedTexts<Texts> | undefined,
): Texts {
  return changes ? (withChanges(builtIn as Tree, changes as Tree) as Texts) : builtIn
}

function changesIn(builtIn: Tree, shown: Tree): Tree | undefined {
  if (builtIn === shown) return undefined
  const changes = Object.entries(shown).flatMap(([name, text]) => {
    const before = builtIn[name]
    const change = typeof text === 'object' && typeof before === 'object' ? changesIn(before, text) : text
    return change === undefined || change === before ? [] : [[name, change] as const]
  })
  return changes.length > 0 ? Object.fromEntries(changes) : undefined
}

function withChanges(builtIn: Tree, changes: Tree): Tree {
  const changed = Object.entries(changes).map(([name, change]) => {
    const before = builtIn[name]
    return [name, typeof change === 'object' && typeof before === 'object' ? withChanges(before, change) : change]
  })
  return { ...builtIn, ...Object.fromEntries(changed) }
}
