import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

test.each(['core', 'api', 'i18n'])('every export of %s has a docstring', (room) => {
  expect(
    sourcesOf(room).flatMap((file) => undocumented(file, readFileSync(join(projectFolder, file), 'utf8'))),
  ).toEqual([])
})

test('an export without a docstring is named with its file and line, whatever kind it is', () => {
  const source = [
    '/** A day. */',
    'export type Day = string',
    '// No docstring.',
    'export const first = 1',
    'export function last() {}',
    'const own = 2',
    "export { other } from './other.ts'",
  ].join('\n')
  expect(undocumented('core/day.ts', source)).toEqual(['core/day.ts:4 first', 'core/day.ts:5 last'])
})

/** A Hebrew area of the messages holds what the English one documents. */
function sourcesOf(room: string): string[] {
  return globSync(`${room}/**/*.ts`, { cwd: projectFolder }).filter(
    (file) => !/\.test\.ts$|\/(?:testing|node_modules)\/|^i18n\/messages\/he\//.test(file),
  )
}

/** The exports without a JSDoc comment, as `file:line name`. */
function undocumented(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  return parsed.statements
    .filter((statement) => isExported(statement) && ts.getJSDocCommentsAndTags(statement).length === 0)
    .map((statement) => {
      const { line } = parsed.getLineAndCharacterOfPosition(statement.getStart())
      return `${file}:${line + 1} ${namesOf(statement).join(', ')}`
    })
}

function isExported(statement: ts.Statement): boolean {
  return (ts.getCombinedModifierFlags(statement as unknown as ts.Declaration) & ts.ModifierFlags.Export) !== 0
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  return [(statement as { name?: ts.Node } & ts.Statement).name?.getText() ?? '']
}
