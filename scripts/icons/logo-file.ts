/**
 * The mark (`site/public/favicon.svg`) as it looks on one ground, whatever the reader prefers: each shape says its own
 * colours, since most programs that open such files know no style sheets.
 */
export function logoFile(mark: string, ground: 'light' | 'dark'): string {
  const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(mark) ?? []
  const [ofAll = '', ofDark = ''] = sheet.split(/@media[^{]*\{/)
  const rules = [...rulesOf(ofAll), ...(ground === 'dark' ? rulesOf(ofDark) : [])]
  return mark
    .replace(/<style>.*<\/style>/s, '')
    .replace(/ class="([\w-]+)"/g, (_, name: string) => attributes(rules.filter(([of]) => of === name)))
}

type Rule = [name: string, declarations: string]

function rulesOf(sheet: string): Rule[] {
  return [...sheet.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', declarations = '']) => [
    name,
    declarations,
  ])
}

function attributes(rules: Rule[]): string {
  const said = rules.flatMap(([, declarations]) => declarations.split(';'))
  const values = new Map(said.map((declaration) => declaration.split(':') as [string, string]))
  return [...values].map(([name, value]) => ` ${name}="${value}"`).join('')
}
