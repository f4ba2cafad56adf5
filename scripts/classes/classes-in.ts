/** The classes that markup names, in an attribute or in `tv(…)`; those put together from parts are left out. */
export function classesIn(markup: string): Set<string> {
  const found = new Set<string>()
  for (const { index, 0: opening } of markup.matchAll(/\bclass(?:Name|:list)?=(?=["{])|\btv\((?=\{)/g)) {
    const value = looksOf(valueAt(markup, index + opening.length))
    const texts = value.startsWith('"') ? [value.slice(1, -1)] : textsIn(value)
    for (const text of texts) for (const name of text.split(/\s+/)) if (isWhole(name)) found.add(name)
  }
  return found
}

/** The classes that style sheets have rules for. */
export function selectedClasses(sheets: string[]): Set<string> {
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)))
}

function valueAt(markup: string, start: number): string {
  if (markup[start] === '"') return markup.slice(start, markup.indexOf('"', start + 1) + 1)
  let depth = 0
  for (let end = start; end < markup.length; end += 1) {
    if (markup[end] === '{') depth += 1
    if (markup[end] === '}') depth -= 1
    if (depth === 0) return markup.slice(start, end + 1)
  }
  return ''
}

/** Without the names of variants: those chosen when nothing is, those that are combined, those a look is called with. */
function looksOf(value: string): string {
  return value
    .replace(/\bdefaultVariants: \{[^}]*\}/, '')
    .replace(/\bcompoundVariants: \[[^]*?\n {2}\]/, (combined) =>
      [...combined.matchAll(/\bclass: (?:'[^']*'|\[[^\]]*\])/g)].join(),
    )
    .replace(/\b\w+\(\{[^}]*\}\)/g, '')
}

/** The texts in an expression, except those that it compares with or looks up. */
function textsIn(expression: string): string[] {
  const compared = expression.replace(/(?:===|!==)\s*'[^']*'|\['[^']*'\]/g, '')
  return [...compared.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replaceAll(/\S*\$\{[^}]*\}\S*/g, ' '),
  )
}

function isWhole(name: string): boolean {
  return name !== '' && !/[${}`'"]/.test(name)
}
